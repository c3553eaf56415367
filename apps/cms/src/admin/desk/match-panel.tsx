import type { Locale } from '@prestafaro/countries';
import type { ShownReason } from '@prestafaro/types/application';
import { Box, Flex, Typography } from '@strapi/design-system';
import { reasonLabels } from '../../leads/desk/labels';
import type { DeskApplication, DeskOffer } from '../../leads/desk/wire';
import { counted, moneyOf } from './format';
import { Details, Nothing, Panel } from './panel';

/** Every checked offer with the reasons why it matches or not. They are a guide; only the lender decides (R24). */
export function MatchPanel({ application: { matching, site } }: { application: DeskApplication }) {
  const { matchedAt, offersChecked, lendersChecked, offers } = matching;
  if (matchedAt === null) {
    return (
      <Panel title="Ofertas">
        <Nothing>Todavía no se ha comparado con las ofertas.</Nothing>
      </Panel>
    );
  }
  const fitting = offers.filter(({ isMatch }) => isMatch);
  const others = offers.filter(({ isMatch }) => !isMatch);
  const checked = `${counted(offersChecked, 'oferta', 'ofertas')} de ${counted(lendersChecked, 'entidad', 'entidades')}`;
  return (
    <Panel
      title={`Ofertas: ${counted(fitting.length, 'encaja', 'encajan')}`}
      aside={`Comparada con ${checked}. Orienta: decide la entidad.`}
    >
      {offers.length === 0 && <Nothing>No había ninguna oferta con la que comparar.</Nothing>}
      <OfferItems offers={fitting} site={site} />
      {others.length > 0 && (
        <Details summary={`Ver ${counted(others.length, 'oferta que no encaja', 'ofertas que no encajan')} y por qué`}>
          <OfferItems offers={others} site={site} />
        </Details>
      )}
    </Panel>
  );
}

function OfferItems({ offers, site }: { offers: readonly DeskOffer[]; site: Locale }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={0}>
      {offers.map((offer) => (
        <OfferItem key={offer.offerId} offer={offer} site={site} />
      ))}
    </Flex>
  );
}

function OfferItem({ offer, site }: { offer: DeskOffer; site: Locale }) {
  const { offerId, header, lender, isMatch, reasons } = offer;
  return (
    <Box tag="li" paddingTop={3} paddingBottom={3} borderColor="neutral150" borderStyle="solid" borderWidth="1px 0 0 0">
      <Flex gap={2} wrap="wrap" alignItems="baseline">
        <Typography fontWeight="semiBold">{header ?? `Oferta ${offerId} (ya no está publicada)`}</Typography>
        {lender && lender !== header && <Typography textColor="neutral600">{lender}</Typography>}
        <Typography fontWeight="bold" textColor={isMatch ? 'success600' : 'danger600'}>
          {isMatch ? 'Encaja' : 'No encaja'}
        </Typography>
      </Flex>
      <ReasonLine label="No cumple" reasons={reasons} verdict="unmet" site={site} />
      <ReasonLine label="Sin datos" reasons={reasons} verdict="unknown" site={site} />
      <ReasonLine label="Cumple" reasons={reasons} verdict="met" site={site} />
    </Box>
  );
}

interface ReasonLineProps {
  label: string;
  reasons: readonly ShownReason[];
  verdict: ShownReason['verdict'];
  site: Locale;
}

function ReasonLine({ label, reasons, verdict, site }: ReasonLineProps) {
  const chosen = reasons.filter((reason) => reason.verdict === verdict);
  if (chosen.length === 0) return null;
  return (
    <Typography tag="p" variant="pi" textColor={verdict === 'unmet' ? 'danger700' : 'neutral600'}>
      {label}: {chosen.map((reason) => reasonText(reason, site)).join(' · ')}
    </Typography>
  );
}

/** `Ingresos (desde 2 000 €)`: the reason with the lender's limit, if it is a figure. */
function reasonText({ code, min, max }: ShownReason, site: Locale): string {
  const written = (figure: number) => {
    if (code === 'age') return `${figure} años`;
    if (code === 'term') return counted(figure, 'día', 'días');
    return moneyOf(figure, site);
  };
  if (min !== null && max !== null) return `${reasonLabels[code]} (de ${written(min)} a ${written(max)})`;
  if (min !== null) return `${reasonLabels[code]} (desde ${written(min)})`;
  return max === null ? reasonLabels[code] : `${reasonLabels[code]} (hasta ${written(max)})`;
}
