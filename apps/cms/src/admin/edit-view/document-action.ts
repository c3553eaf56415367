import type { ReactNode, SyntheticEvent } from 'react';

/** What an action of the edit view knows of the entry. Strapi’s manual describes it; its package exports no type of it. */
export interface DocumentActionProps {
  /** `api::page.page` */
  model: string;
  /** undefined while the entry is being created. */
  documentId?: string;
  /** undefined while the entry is being created. */
  document?: { locale?: string | null };
}

/** A button beside the form. */
export interface DocumentActionDescription {
  disabled?: boolean;
  /** @returns true to suppress the dialog that the button would open */
  onClick?: (event: SyntheticEvent) => Promise<boolean | undefined> | boolean | undefined;
}

/** A hook in the form of a component: it returns the button. */
export interface DocumentAction {
  (props: DocumentActionProps): DocumentActionDescription | null | undefined;
  type?: string;
  position?: unknown;
}

/** A hook in the form of a component: it returns a panel beside the form, or null. */
export type SidePanel = (props: DocumentActionProps) => { title: string; content: ReactNode } | null;

/** The part of the content manager’s interface for extensions that we use. */
export interface ContentManagerApis {
  addEditViewSidePanel(panels: SidePanel[]): void;
  addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
}
