import { amountOf } from '../../visitors/affiliates/amount-of';
import { modelLabels, payoutLabels } from '../../visitors/affiliates/labels';
import type { ShownAffiliate } from '../../visitors/affiliates/wire';
import { counted, instantOf, NOTHING } from '../desk/format';
import { Facts, Nothing, Panel } from '../desk/panel';

/** What the affiliate wrote. */
export function RequestPanel({ affiliate }: { affiliate: ShownAffiliate }) {
  const { email, website, text, wishedModel, payoutMethod, confirmedAt, site } = affiliate;
  return (
    <Panel title="Petición">
      <Facts
        facts={[
          ['Correo', email],
          ['Dirección confirmada', confirmedAt ? instantOf(confirmedAt, site) : 'Todavía no'],
          ['Web o canal', website],
          ['Modelo que prefiere', modelLabels[wishedModel]],
          ['Forma de pago', payoutLabels[payoutMethod]],
          ['Cómo traerá visitas', text],
        ]}
      />
    </Panel>
  );
}

/** The terms that were agreed on, and the link that the affiliate publishes. */
export function TermsPanel({ affiliate }: { affiliate: ShownAffiliate }) {
  const { model, rateCents, currency, holdDays, link, payoutDetails } = affiliate;
  return (
    <Panel title="Condiciones">
      {model === null || rateCents === null ? (
        <Nothing>Se acuerdan al aprobar.</Nothing>
      ) : (
        <Facts
          columns={1}
          facts={[
            ['Modelo', modelLabels[model]],
            ['Tarifa', `${amountOf(rateCents, currency)} ${currency}`],
            ['Espera', counted(holdDays, 'día', 'días')],
            ['Enlace', link],
            ['Datos de pago', payoutDetails ?? NOTHING],
          ]}
        />
      )}
    </Panel>
  );
}
