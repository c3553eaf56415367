import type { LendersMessages } from '@/features/lenders/messages/shape';
import { spanish } from '@/features/lenders/messages/spanish';

/** Mexico: Spain's messages, with Mexico's own where they differ. */
export const mexican: LendersMessages = {
  ...spanish,
  title: 'Financieras',
  order: 'En orden alfabético: lo que nos paga cada financiera no cambia su lugar.',
  similarOrder:
    'Primero las que más se parecen en montos, plazos, tipo de préstamo y trato a quien tiene atrasos en el Buró de Crédito. Lo que nos paga cada financiera no cuenta.',
  empty: 'Todavía no hay ninguna financiera publicada.',
  tabs: { label: 'Sobre las financieras', entity: 'Financiera', reviews: 'Opiniones' },
  reviews: {
    note: 'Las opiniones están en la ficha de cada financiera. Si todavía no tiene ninguna, la ficha lo dice.',
    of: 'Opiniones sobre {name}',
  },
  others: {
    title: 'Otras financieras y bancos',
    note: 'No tenemos acuerdo con ellas y no las comparamos. Sus fichas solo tienen lo que dice una fuente, o explican con un ejemplo inventado cómo es un banco.',
  },
  labels: {
    ...spanish.labels,
    lender: 'Financiera',
    declaredApr: '{aprName} declarado',
    amount: 'Monto',
    earlyRepayment: 'Si pagas antes',
    email: 'Correo electrónico',
    website: 'Sitio web',
    register: 'Buró de Crédito',
  },
  headings: { ...spanish.headings, similar: 'Financieras parecidas' },
  costs: { ...spanish.costs, form: 'Monto y plazo' },
  sampleNotice: 'Los datos y las cifras de esta ficha son inventados: no describen a ninguna empresa real.',
  register: {
    yes: 'Analiza solicitudes de personas con atrasos en el Buró de Crédito; puede decir que no',
    no: 'No analiza solicitudes de personas con atrasos en el Buró de Crédito',
    shortYes: 'Analiza el caso',
    shortNo: 'No',
  },
  criteria: {
    ...spanish.criteria,
    note: 'Cumplir lo que pide no significa que te lo otorguen: lo decide la financiera.',
    peopleYes: 'Analiza solicitudes de {people}.',
    peopleNo: 'No las analiza de {people}.',
    selfEmployed: 'trabajadores independientes',
    pensioners: 'pensionados',
    unemployed: 'personas sin empleo',
    needsIdentityDocument: 'identificación oficial',
  },
  complaintsLink: 'Dónde reclamar por internet',
  banks: { ...spanish.banks, lenders: 'Financieras de este banco' },
  partners: { ...spanish.partners, site: 'Sitio web de {name}' },
};
