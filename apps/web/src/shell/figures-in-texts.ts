import { formatMoney, formatPercent, type MoneyFormat, type Site } from '@prestafaro/countries';
import { loanFigure, loanFigurePattern, parseLoanFigure } from '@prestafaro/lending';
import { rewriteTexts } from '@/shell/rewrite-texts';

type Writing = { readonly site: Pick<Site, 'percentSign'>; readonly money: MoneyFormat };

/**
 * Content with the figures of its texts computed: `{total 300 91d 36}` is `323,90 €`. So no text states a cost that the rules of the
 * offers contradict. A figure that cannot be read stays; the CMS refuses to save one.
 * @param content an answer of the CMS
 */
export function withFigures<Content>(content: Content, writing: Writing): Content {
  return rewriteTexts(content, (json) =>
    json.replace(loanFigurePattern, (whole, written: string) => figureText(written, writing) ?? whole),
  );
}

function figureText(written: string, { site, money }: Writing): string | undefined {
  const figure = parseLoanFigure(written);
  if (!figure) return undefined;
  const value = loanFigure(figure, money.decimals);
  if (value.kind === 'money') return formatMoney(value.cents, money, { decimals: 'unless-whole' });
  return formatPercent(Math.round(value.percent * 100) / 100, site.percentSign, money);
}
