import type { Core } from '@strapi/strapi';
import { asContentType, uidOf } from '../content-types';
import { EDITORIAL_TYPES, type EditorialType } from '../editorial-types';

/** Where an entry refers to another entry or to a file: a field of its own, or a field of one of its blocks. */
export interface ReferenceField {
  type: EditorialType;
  /** The field of the entry, or of the block. */
  attribute: string;
  /** The dynamic zone and its component that has the field; null: the entry itself has it. */
  block: { zone: string; component: string } | null;
}

/** The part of an attribute of a schema that tells what it refers to. */
interface Attribute {
  type: string;
  target?: string;
  components?: readonly string[];
}

/** Strapi adds this one to each type: the same entry in other locales. */
const OTHER_LOCALES = 'localizations';

type IsWanted = (attribute: Attribute) => boolean;

/** The fields that refer to entries of a type. @param target `api::tag.tag` */
export const fieldsReferringTo = (strapi: Core.Strapi, target: string): ReferenceField[] =>
  EDITORIAL_TYPES.flatMap((type) => fieldsOf(strapi, type, (one) => one.type === 'relation' && one.target === target));

/** The fields of an entry of a type that refer to other editorial entries. */
export const relationsOf = (strapi: Core.Strapi, type: EditorialType): (ReferenceField & { target: EditorialType })[] =>
  EDITORIAL_TYPES.flatMap((target) =>
    fieldsOf(strapi, type, (one) => one.type === 'relation' && one.target === uidOf(target)).map((field) => ({
      ...field,
      target,
    })),
  );

/** The fields that show a file of the media library. */
export const mediaFields = (strapi: Core.Strapi): ReferenceField[] =>
  EDITORIAL_TYPES.flatMap((type) => fieldsOf(strapi, type, (one) => one.type === 'media'));

function fieldsOf(strapi: Core.Strapi, type: EditorialType, isWanted: IsWanted): ReferenceField[] {
  const attributes = Object.entries(strapi.getModel(asContentType(uidOf(type))).attributes) as [string, Attribute][];
  return attributes.flatMap(([name, attribute]): ReferenceField[] => {
    if (name === OTHER_LOCALES) return [];
    if (isWanted(attribute)) return [{ type, attribute: name, block: null }];
    return (attribute.components ?? []).flatMap((component) =>
      fieldsOfComponent(strapi, component, isWanted).map((field) => ({
        type,
        attribute: field,
        block: { zone: name, component },
      })),
    );
  });
}

function fieldsOfComponent(strapi: Core.Strapi, component: string, isWanted: IsWanted): string[] {
  const { attributes } = strapi.getModel(asContentType(component));
  return Object.entries(attributes).flatMap(([name, attribute]) => (isWanted(attribute as Attribute) ? [name] : []));
}
