import type { EligibilityMessages } from '@/features/eligibility/messages/shape';
import { spanish } from '@/features/eligibility/messages/spanish';

/** Mexico calls a lender a «financiera». */
export const mexican: EligibilityMessages = {
  ...spanish,
  orientative:
    'Es orientativo y no es una decisión de crédito: solo suma lo que marcas, no consulta ningún dato tuyo y no guarda nada. Decide la financiera.',
};
