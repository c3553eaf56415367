import type { StoredCategory, StoredKind, StoredPurpose } from '@prestafaro/types/stored-names';
import type { ConsentCategory } from '@prestafaro/types/tracking-consent';
import type { Answer } from '@/messages/shell/shape';

/**
 * The question about tracking and the list of what the site stores in a browser (R14 to R19). A change of what the question means
 * raises `consentTextVersion`.
 */
export interface ConsentMessages {
  readonly title: string;
  readonly text: string;
  /** How to choose again later. */
  readonly change: string;
  readonly accept: string;
  readonly reject: string;
  /** Opens the choice by category. */
  readonly more: string;
  readonly legend: string;
  readonly categories: Readonly<Record<ConsentCategory, { readonly label: string; readonly hint: string }>>;
  /** What is stored without a question. */
  readonly necessary: string;
  readonly save: string;
  /** The link in every footer that opens the question again. */
  readonly open: string;
  /** The choice could not be stored, so nothing has changed. */
  readonly failed: Answer;
  readonly table: {
    readonly caption: string;
    readonly name: string;
    readonly purpose: string;
    readonly lifetime: string;
    readonly category: string;
    readonly owner: string;
    /** Lifetime of what is stored until the tab closes. */
    readonly untilClosed: string;
    readonly kinds: Readonly<Record<StoredKind, string>>;
    readonly categories: Readonly<Record<StoredCategory, string>>;
    readonly purposes: Readonly<Record<StoredPurpose, string>>;
  };
}
