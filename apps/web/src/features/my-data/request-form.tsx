import { fixedPath, publicPath } from '@prestafaro/addresses';
import { emailLimits } from '@prestafaro/types/my-data';
import { requestMyData } from '@/features/my-data/actions';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import type { SiteView } from '@/shell/site-view';
import { formMessages } from '@/shell/visitor-form/form-messages';
import { VisitorForm } from '@/shell/visitor-form/visitor-form';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

/** The form by which a person asks for the link to the data of an address. */
export function RequestForm({ view }: { view: SiteView }) {
  const { site, messages } = view;
  const { request } = messages.myData;
  const { privacy } = messages.application.consents.links;
  const privacyLink = <AppLink href={publicPath(site, fixedPath(site.locale, 'privacy'))}>{privacy}</AppLink>;
  return (
    <>
      <VisitorForm
        name="my-data"
        id="my-data"
        action={requestMyData}
        hidden={{ locale: site.locale }}
        fields={[
          {
            ...{ kind: 'line', type: 'email', name: 'email', autoComplete: 'email', maxLength: emailLimits.max },
            label: request.email,
            hint: request.emailHint,
          },
        ]}
        messages={formMessages(request.submit, view)}
      />
      <Text size="note" isQuiet>
        <FillPlaceholders message={request.more} values={{ privacy: privacyLink }} />
      </Text>
    </>
  );
}
