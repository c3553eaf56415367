/** The page of the mails that were kept as files. It has no login and answers this machine only. */
export const MAIL_FILES_PATH = '/api/mail-files';

/** Where the admin asks whether the person may open that page. */
export const MAIL_FILES_QUESTION = '/mail-files';

export interface MailFilesAnswer {
  /** Null if mails are sent, or if the page would refuse this person. */
  address: string | null;
}
