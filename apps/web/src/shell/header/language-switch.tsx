import { type Site, sitesOf } from '@prestafaro/countries';
import type { Messages } from '@/messages/message-shape';
import styles from '@/shell/header/language-switch.module.css';
import { switchLanguage } from '@/shell/header/switch-language';

export interface LanguageSwitchProps {
  site: Site;
  messages: Messages;
  /** Public path of the page, to find it in the other language. Without it the switch leads to the home page. */
  path?: string;
}

/** The other languages of the country as a native form, which works without JavaScript. Empty for one language. */
export function LanguageSwitch({ site, messages, path = '/' }: LanguageSwitchProps) {
  const others = sitesOf(site.country).filter(({ locale }) => locale !== site.locale);
  if (others.length === 0) return null;
  return (
    <form action={switchLanguage} className={styles.form} aria-label={messages.languageSwitch.label}>
      <input type="hidden" name="path" value={path} />
      {others.map(({ locale, language }) => (
        <button key={locale} type="submit" name="locale" value={locale} lang={locale} className={styles.button}>
          {nameOf(language)}
        </button>
      ))}
    </form>
  );
}

/** The name of a language in that language: `Українська`. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
