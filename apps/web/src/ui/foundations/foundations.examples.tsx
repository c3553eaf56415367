import { customProperties } from '../custom-properties';
import type { Example } from '../example';
import styles from './foundations.module.css';

const colours = [
  ...[
    'paper',
    'surface',
    'sunken',
    'ink',
    'ink-2',
    'line',
    'line-control',
    'action',
    'action-soft',
    'info',
    'info-soft',
  ],
  ...['light', 'light-soft', 'success', 'success-soft', 'danger', 'danger-soft'],
];

const samples = [
  { lang: 'es', text: 'El año que viene, ¿cuánto habrás devuelto?' },
  { lang: 'pl', text: 'Źdźbło, święto, książka: zażółć gęślą jaźń' },
  { lang: 'vi', text: 'Bạn sẽ trả lại bao nhiêu? Đồng, ưu đãi, nghĩa vụ' },
  { lang: 'kk', text: 'Бір жылда қанша қайтарасыз? Әке, ғылым, үңгір, ұя, өз, һәм' },
  { lang: 'ru', text: 'Сколько вы вернёте через год?' },
  { lang: 'uk', text: 'Скільки ви повернете? Її, ґанок, є' },
];

function Colours() {
  return (
    <ul className={styles.colours}>
      {colours.map((name) => (
        <li key={name}>
          <span style={customProperties({ '--swatch': `var(--${name})` })} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export const examples: Example[] = [
  { title: 'Colour', node: <Colours /> },
  {
    title: 'Colour at night',
    node: (
      <div className={`night ${styles.night}`}>
        <Colours />
      </div>
    ),
  },
  {
    title: 'Type: six steps',
    node: (
      <div className={styles.steps}>
        {[6, 5, 4, 3, 2, 1].map((step) => (
          <p key={step} style={customProperties({ '--size': `var(--text-${step})` })}>
            Step {step}: 1 079,68 €
          </p>
        ))}
      </div>
    ),
  },
  {
    title: 'Type: alphabets',
    node: (
      <div>
        {samples.map(({ lang, text }) => (
          <p key={lang} lang={lang}>
            {text} <strong>{text}</strong>
          </p>
        ))}
      </div>
    ),
  },
];
