import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const spanish: EligibilityMessages = {
  met: 'Cumples {met} de {all} requisitos básicos',
  otherFacts: {
    legend: 'Lo que el porcentaje no mira',
    register: {
      label: 'Figuro en un fichero de morosos',
      text: 'La mayoría de las entidades rechaza la solicitud, y las que la estudian suelen cobrar más. El porcentaje no cambia, pero tus opciones sí.',
    },
    noIncome: {
      label: 'No tengo ingresos propios',
      text: 'La entidad tiene que comprobar que puedes devolver el dinero. Sin ingresos, lo normal es un no, aunque cumplas todo lo demás.',
    },
  },
  legend: 'Marca lo que cumples',
  weight: 'Suma un {percent}',
  submit: 'Ver el resultado',
  orientative:
    'Es orientativo y no es una decisión de crédito: solo suma lo que marcas, no consulta ningún dato tuyo y no guarda nada. Decide la entidad.',
  human: 'Preguntar a una persona',
};
