/** RFC 2606 reserves the name, so an answer reaches nobody. */
const WITHOUT_MAIL_SERVER = 'avisos@prestafaro.invalid';

/** The address of this installation in the mails that it sends or keeps as files, and for push services. */
export const senderAddress = (mailFrom: string | undefined): string => mailFrom ?? WITHOUT_MAIL_SERVER;
