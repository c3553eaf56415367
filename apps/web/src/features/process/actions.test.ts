import { beforeEach, expect, it, vi } from 'vitest';
import { withdrawApplication } from '@/cms/withdraw-application';
import { withdraw } from '@/features/process/actions';

const { cookie } = vi.hoisted(() => ({ cookie: { value: undefined as string | undefined } }));
vi.mock('@/cms/withdraw-application', () => ({ withdrawApplication: vi.fn() }));
vi.mock('@/cms/environment', () => ({ environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES' }) }));
vi.mock('@/shell/application/application-token', () => ({ readApplicationToken: async () => cookie.value }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ host: 'ua.localhost' }) }));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

const token = 'T'.repeat(43);
const press = (locale: string) => {
  const form = new FormData();
  form.set('locale', locale);
  return withdraw(form);
};

beforeEach(() => {
  cookie.value = token;
  vi.mocked(withdrawApplication).mockReset().mockResolvedValue({ outcome: 'withdrawn' });
});

it('withdraw: withdraws the application of the cookie and redirects to its page on the same site', async () => {
  await expect(press('ru-UA')).rejects.toThrow('to /ru/process/?stay=1&withdraw=done');
  expect(withdrawApplication).toHaveBeenCalledExactlyOnceWith(token);
});

it('withdraw: redirects to a site of the requested country, whatever the form states', async () => {
  await expect(press('es-ES')).rejects.toThrow('to /process/?stay=1&withdraw=done');
});

it('withdraw: does nothing without the cookie', async () => {
  cookie.value = undefined;
  await expect(press('uk-UA')).rejects.toThrow('to /process/');
  expect(withdrawApplication).not.toHaveBeenCalled();
});
