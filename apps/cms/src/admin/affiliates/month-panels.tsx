import type { AffiliateStatement } from '@prestafaro/types/affiliate-statement';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { AFFILIATES_PATH, type ShownAffiliate } from '../../visitors/affiliates/wire';
import { useLoaded } from '../desk/use-loaded';
import { CreditsPanel } from './credits-panel';
import { StatementPanel } from './statement-panel';

/** The statement of the chosen month and its credits. A change of a credit loads the statement again. */
export function MonthPanels({ affiliate }: { affiliate: ShownAffiliate }) {
  const { id, months } = affiliate;
  const { get } = useFetchClient();
  const [month, setMonth] = useState(months[0] ?? '');
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await get<AffiliateStatement>(`${AFFILIATES_PATH}/${id}/statement`, { params: { month }, signal })).data,
    [get, id, month],
  );
  const [statement, reload] = useLoaded(load);
  return (
    <>
      <StatementPanel affiliate={affiliate} month={month} statement={statement} onMonth={setMonth} />
      <CreditsPanel key={month} affiliate={affiliate} month={month} onChange={reload} />
    </>
  );
}
