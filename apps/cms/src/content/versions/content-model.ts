import type { Core } from '@strapi/strapi';
import { asContentType } from '../content-types';
import { labelsOfModel } from '../entry-rules/form-problems';

/** What an editor may write in one field of an entry or of a component. */
export type ContentField =
  | { readonly kind: 'value'; readonly type: string }
  | { readonly kind: 'entries'; readonly target: string; readonly isList: boolean }
  | { readonly kind: 'files'; readonly isList: boolean }
  | { readonly kind: 'part'; readonly component: string }
  | { readonly kind: 'parts'; readonly component: string }
  | { readonly kind: 'blocks'; readonly components: readonly string[] };

export type ContentModel = Readonly<Record<string, ContentField>>;

/** The model of a type (`api::page.page`) or a component (`blocks.table`). */
export type FindModel = (uid: string) => ContentModel;

interface Attribute {
  type: string;
  target?: string;
  relation?: string;
  multiple?: boolean;
  component?: string;
  repeatable?: boolean;
  components?: readonly string[];
}

/** Reads models from Strapi's schemas. Labels name exactly the fields of our schema files, and none that Strapi adds. */
export const contentModels =
  (strapi: Core.Strapi): FindModel =>
  (uid) => {
    const { attributes } = strapi.getModel(asContentType(uid)) as unknown as { attributes: Record<string, Attribute> };
    return Object.fromEntries(
      Object.keys(labelsOfModel(uid)?.fields ?? {}).flatMap((name) => {
        const attribute = attributes[name];
        return attribute ? [[name, fieldOf(attribute)]] : [];
      }),
    );
  };

function fieldOf({ type, target, relation, multiple, component, repeatable, components }: Attribute): ContentField {
  if (type === 'relation' && target) return { kind: 'entries', target, isList: relation?.endsWith('Many') ?? false };
  if (type === 'media') return { kind: 'files', isList: multiple ?? false };
  if (type === 'component' && component) return { kind: repeatable ? 'parts' : 'part', component };
  if (type === 'dynamiczone') return { kind: 'blocks', components: components ?? [] };
  return { kind: 'value', type };
}
