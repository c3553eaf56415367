import type { CountryCode } from '../country.ts';
import { kazakhNumbers } from './kazakhstan.ts';
import { malaysianNumbers } from './malaysia.ts';
import { mexicanNumbers } from './mexico.ts';
import type { NumberingPlan } from './numbering-plan.ts';
import { philippineNumbers } from './philippines.ts';
import { polishNumbers } from './poland.ts';
import { southAfricanNumbers } from './south-africa.ts';
import { spanishNumbers } from './spain.ts';
import { ukrainianNumbers } from './ukraine.ts';
import { vietnameseNumbers } from './vietnam.ts';

export const numberingPlans: Readonly<Record<CountryCode, NumberingPlan>> = {
  ES: spanishNumbers,
  MX: mexicanNumbers,
  VN: vietnameseNumbers,
  PL: polishNumbers,
  PH: philippineNumbers,
  MY: malaysianNumbers,
  ZA: southAfricanNumbers,
  KZ: kazakhNumbers,
  UA: ukrainianNumbers,
};
