import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { ListedChange } from '../../content/planned-changes/wire';
import { entryAddress, singleEntryAddress } from '../../platform/strapi-internals/admin/entry-address';

/** The title of an entry, as the way to it. */
export function EntryLink({ change: { uid, entryId, site, title } }: { change: ListedChange }) {
  const address = entryId === null ? singleEntryAddress(uid, site) : entryAddress(uid, entryId, site);
  return (
    <Link tag={NavLink} to={address}>
      {title}
    </Link>
  );
}
