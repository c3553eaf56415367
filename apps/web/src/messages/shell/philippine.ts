import { philippine } from '@/site/messages/application-form/philippine';
import english from '@/site/messages/english';
import type { MessagesOf } from '@/site/messages/message-shape';

/** The Philippines: the SEC speaks of the effective interest rate (EIR), and companies have a TIN. */
const messages: MessagesOf<'en'> = {
  ...english,
  application: { ...english.application, rate: 'Maximum EIR' },
  example: {
    title: 'Representative example',
    aprName: 'EIR',
    nominalRateName: 'Nominal interest rate',
    sentence:
      'Loan principal of {amount} for {days}: fixed nominal interest rate of {nominalRate} per year, effective interest rate (EIR) of {apr} per year, {fees}. One payment of {total}. Total cost: {cost}. Total amount payable: {total}.',
    promotional:
      'Promotional offer, first loan with a principal of {amount} for {days}: fixed nominal interest rate of {nominalRate} per year, effective interest rate (EIR) of {apr} per year, {fees}. One payment of {total}. Total cost: {cost}. Total amount payable: {total}.',
  },
  applicationForm: philippine,
  provider: { ...english.provider, taxId: 'TIN', registry: 'SEC registration' },
};

export default messages;
