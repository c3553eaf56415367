import type {
  AnswerName,
  AnswerProblemCode,
  AnswerValues,
  ChoiceName,
  PickPart,
  StepName,
} from '@prestafaro/application';
import type { FormConsent } from '@prestafaro/types/application';

/** A heading and a sentence or two. */
interface Notice {
  readonly title: string;
  readonly text: string;
}

interface Question {
  readonly label: string;
  /** One sentence below the label. Of `birthDate`: `{age}` and `{date}`, the last day of birth that passes. */
  readonly hint?: string;
}

interface Step {
  /** In the list of steps: one or two words. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  /** Why the form asks for these data, folded away (R21). */
  readonly why?: string;
}

/** Steps that join several: the registrations are short (decisions, "Routing"). */
export type JoinedStep = 'contactAndIncome' | 'loanAndIncome' | 'whole';

/**
 * A label for each option of each question. Of documents and accounts, each country has some kinds: a test checks that they
 * have labels.
 */
type OptionLabels = {
  readonly [Name in ChoiceName]: Name extends 'documentKind' | 'accountKind'
    ? Readonly<Partial<Record<AnswerValues[Name], string>>>
    : Readonly<Record<AnswerValues[Name], string>>;
};

/** The messages of one field that differ from `common`. */
type FaultsOfField = Readonly<Partial<Record<AnswerProblemCode, string>>>;

/** The application form. `Plural` is a text that counts: see message-shape.ts. */
export interface ApplicationMessages<Plural> {
  /** For a visitor who has an application. `{moment}`: when it was received; `{status}`: its status, as a name. */
  readonly existing: Notice & { readonly link: string };
  /** Notices above the form in an answer of the server. The form still holds the typed answers. */
  readonly notices: {
    /** Heading of the list of what has to be mended. */
    readonly mend: Plural;
    /** `{time}` to wait: «12 minutos», in the nominative. */
    readonly limited: Notice;
    /** Our outage. */
    readonly away: Notice;
    /** There was no connection. */
    readonly lost: Notice;
    /** The same key with other answers: a new key was made, and sending again makes a second application. */
    readonly keyReused: Notice;
    /** A form of an older version of the page, or one that we did not make. */
    readonly gone: Notice;
  };
  readonly steps: Readonly<Record<StepName | JoinedStep, Step>> & {
    /** Names the list of steps for a screen reader. */
    readonly label: string;
    /** The current step in that list: `{current}`, `{total}` and `{step}`. */
    readonly position: string;
    /** Begins the heading of a step for a screen reader: `{current}` and `{total}`. */
    readonly spoken: string;
    readonly next: string;
    readonly back: string;
    /** Beside each answer of the last step. */
    readonly change: string;
    /** An answer that may be left out was left out. */
    readonly unanswered: string;
    /** The last step of the list, after the form is sent: one word. */
    readonly sent: string;
    readonly whyTitle: string;
  };
  /** Why a lender needs the parts that are asked at the pick of its offer (R21). */
  readonly whyAsked: Readonly<Record<PickPart, string>>;
  readonly questions: Readonly<Record<AnswerName, Question>>;
  /** A label of what need not be answered: `{label}`. */
  readonly optional: string;
  /** Ends a hint: `{example}` is a value as the country writes it. */
  readonly example: string;
  /** The three fields of a date. */
  readonly dateParts: { readonly day: string; readonly month: string; readonly year: string };
  /** The first, empty choice of a list. */
  readonly choose: string;
  readonly options: { readonly yes: string; readonly no: string } & OptionLabels;
  /** How each fault is mended. The values: `{min}` and `{max}` (amounts, days, characters), `{age}`, `{date}`. */
  readonly faults: {
    readonly common: Readonly<Record<AnswerProblemCode, string>>;
    readonly fields: Readonly<Partial<Record<AnswerName, FaultsOfField>>>;
    /** A box that has to be ticked. */
    readonly consents: { readonly terms: string; readonly lenders: string };
  };
  /** R22. These texts are stored as the proof of the consent (R25), so a changed text is a new version. */
  readonly consents: {
    readonly legend: string;
    readonly hint: string;
    /** `{text}` is the text of a required box. */
    readonly required: string;
    /** `terms`: `{terms}` and `{privacy}` are links. `lenders`: `{partners}` is one. */
    readonly texts: Readonly<Record<FormConsent, string>>;
    readonly links: { readonly terms: string; readonly privacy: string; readonly partners: string };
  };
  /** R23, R24: who does what with the data, beside the button. */
  readonly information: {
    readonly title: string;
    /** `{privacy}` is a link. */
    readonly more: string;
    /** R24: that the result is no decision, and that it is made by a machine. */
    readonly orientative: string;
    /** `controller` names the provider: `{controller}`. `recipients`: `{partners}` is a link. */
    readonly rows: Readonly<
      Record<
        'controller' | 'purpose' | 'basis' | 'recipients' | 'retention' | 'rights' | 'automated',
        { readonly name: string; readonly text: string }
      >
    >;
  };
  readonly submit: string;
  readonly sending: string;
  /** Label of the field that people do not see. */
  readonly honeypot: string;
  /** About the answers that the visitor's own browser saves. */
  readonly saved: {
    readonly note: string;
    readonly forget: string;
    readonly forgotten: string;
    readonly restored: Notice;
  };
}
