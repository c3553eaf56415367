import type { EligibilityMessages } from '@/features/eligibility/messages/shape';
import { spanish } from '@/features/eligibility/messages/spanish';

/** Mexico calls a lender a «financiera». */
export const mexican: EligibilityMessages = {
  ...spanish,
  otherFacts: {
    ...spanish.otherFacts,
    register: {
      label: 'Tengo atrasos en mi Buró de Crédito',
      text: 'La mayoría de las financieras rechaza la solicitud, y las que la estudian suelen cobrar más. El porcentaje no cambia, pero tus opciones sí.',
    },
    noIncome: {
      label: 'No tengo ingresos propios',
      text: 'La financiera tiene que comprobar que puedes pagar. Sin ingresos, lo normal es un no, aunque cumplas todo lo demás.',
    },
  },
  orientative:
    'Es orientativo y no es una decisión de crédito: solo suma lo que marcas, no consulta ningún dato tuyo y no guarda nada. Decide la financiera.',
};
