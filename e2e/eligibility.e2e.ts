import { expect, test } from './support/browsing.ts';
import { urlOf } from './support/product.ts';

const path = '/test-de-elegibilidad/';
const title = 'Tu probabilidad orientativa de aprobación';
const resultOf = (met: number, sum: number) => `Cumples ${met} de 4 requisitos básicos ${title}: ${sum}\u00a0%`;
const boxes = [
  ['He cumplido 18 años', 20],
  ['Soy ciudadano español o resido legalmente en España', 55],
  ['Tengo el DNI o el NIE en vigor', 70],
  ['Tengo una cuenta bancaria a mi nombre', 98],
] as const;

test('shows the sum of the ticks in the title as they are set by keyboard, and announces it', async ({ page }) => {
  await page.goto(urlOf('es-ES', path));
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expect(heading).toHaveText(resultOf(0, 0));
  await expect(page.getByRole('button', { name: 'Ver el resultado' })).toBeHidden();
  for (const [place, [name, sum]] of boxes.entries()) {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
    await expect(heading).toHaveText(resultOf(place + 1, sum));
  }
  await expect(heading.locator('[aria-live=polite]')).toHaveText(resultOf(4, 98));
  await page.getByRole('checkbox', { name: boxes[1][0] }).uncheck();
  await expect(heading).toHaveText(resultOf(3, 63));
});

test('keeps the ticks that the browser restores after the way back', async ({ page }) => {
  await page.goto(urlOf('es-ES', path));
  await page.getByRole('checkbox', { name: boxes[1][0] }).check();
  await page.getByRole('main').getByRole('link', { name: 'Ver ofertas y sus requisitos' }).click();
  await expect(page).toHaveURL(/\/offers\//);
  await page.goBack();
  const isTicked = await page.getByRole('checkbox', { name: boxes[1][0] }).isChecked();
  await expect(page.getByRole('heading', { level: 2, name: title })).toHaveText(
    isTicked ? resultOf(1, 35) : resultOf(0, 0),
  );
});

test('says what a register entry and no income change, as long as they are ticked', async ({ page }) => {
  await page.goto(urlOf('es-ES', path));
  const refusal = page.getByText('lo normal es un no');
  await expect(refusal).toBeHidden();
  await page.getByRole('checkbox', { name: 'No tengo ingresos propios' }).check();
  await expect(refusal).toBeVisible();
  await page.getByRole('checkbox', { name: 'Figuro en un fichero de morosos' }).check();
  await expect(page.getByText('suelen cobrar más')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title })).toHaveText(resultOf(0, 0));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers a form with the sum of its ticks, keeps them, and stays out of the index', async ({ page }) => {
    await page.goto(urlOf('es-ES', path));
    await page.getByRole('checkbox', { name: boxes[0][0] }).check();
    await page.getByRole('checkbox', { name: boxes[3][0] }).check();
    await page.getByRole('button', { name: 'Ver el resultado' }).click();
    await expect(page).toHaveURL(/\/test-de-elegibilidad\/\?over=1&validBank=1#/);
    await expect(page.getByRole('heading', { level: 2, name: title })).toHaveText(resultOf(2, 48));
    await expect(page.getByRole('checkbox', { name: boxes[0][0] })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: boxes[1][0] })).not.toBeChecked();
    await expect(page.getByText('no es una decisión de crédito').first()).toBeVisible();
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/test-de-elegibilidad\/$/);
  });

  test('takes any other value of the query for no tick', async ({ page }) => {
    const answer = await page.goto(urlOf('es-ES', `${path}?over=true&citizen=%3Cscript%3E&validBank=1`));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 2, name: title })).toHaveText(resultOf(1, 28));
  });
});
