import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const spanish: EligibilityMessages = {
  legend: 'Marca lo que cumples',
  weight: 'Suma un {percent}',
  submit: 'Ver el resultado',
  orientative:
    'Es orientativo y no es una decisión de crédito: solo suma lo que marcas, no consulta ningún dato tuyo y no guarda nada. Decide la entidad.',
  human: 'Preguntar a una persona',
};
