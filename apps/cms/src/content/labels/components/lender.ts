import type complaints from '../../../components/lender/complaints.json';
import type conditions from '../../../components/lender/conditions.json';
import type delivery from '../../../components/lender/delivery.json';
import type licence from '../../../components/lender/licence.json';
import { unknownFact } from '../institution-fields';
import type { CategoryLabels } from '../label-types';
import { field } from '../vocabulary';

export const lender: CategoryLabels<{
  licence: typeof licence;
  complaints: typeof complaints;
  conditions: typeof conditions;
  delivery: typeof delivery;
}> = {
  licence: {
    name: 'Autorización',
    mainField: 'register',
    fields: {
      register: field('Registro', 'Quién lo lleva y su nombre. Ejemplo: Banco de España, Registro de Entidades.'),
      number: field('Número de registro', 'Como figura en el registro. Ejemplo: D001. Vacío: no se conoce.'),
      url: field(
        'Enlace al registro',
        'Dirección https:// en la que cualquiera puede comprobarlo. Ejemplo: https://www.bde.es/.',
      ),
    },
    rows: [{ register: 8, number: 4 }, { url: 12 }],
  },
  complaints: {
    name: 'Reclamaciones',
    mainField: 'text',
    fields: {
      text: field(
        'Cómo se reclama',
        'Primero la entidad, después el organismo externo. Ejemplo: Escribe a la entidad; si en dos meses no responde, al Banco de España.',
      ),
      email: field(
        'Correo electrónico',
        'El del servicio de atención al cliente de la entidad. Ejemplo: reclamaciones@entidad.es.',
      ),
      phone: field('Teléfono', 'Con el prefijo del país. Ejemplo: +34 910 000 000.'),
      url: field(
        'Enlace',
        'Dirección https:// del formulario o de la página. Ejemplo: https://www.entidad.es/reclamaciones/.',
      ),
      address: field(
        'Domicilio',
        'Dirección postal a la que se escribe. Vacío: no se conoce. Ejemplo: Apartado 12, 28080 Madrid.',
      ),
    },
    rows: [{ text: 12 }, { email: 6, phone: 6 }, { url: 6, address: 6 }],
  },
  conditions: {
    name: 'Condiciones',
    mainField: 'fees',
    fields: {
      minAmount: field('Importe mínimo', 'En la moneda del país, sin decimales. Ejemplo: 50.'),
      maxAmount: field('Importe máximo', 'En la moneda del país, sin decimales. Ejemplo: 1000.'),
      minDays: field('Plazo mínimo (días)', 'El plazo más corto, en días. Ejemplo: 91. Un mes cuenta como 30.'),
      maxDays: field('Plazo máximo (días)', 'El plazo más largo, en días. Ejemplo: 120. Un mes cuenta como 30.'),
      tinFromPercent: field('TIN desde (%)', 'El tipo nominal anual más bajo que publica. Ejemplo: 9,95.'),
      tinToPercent: field('TIN hasta (%)', 'El tipo nominal anual más alto que publica. Ejemplo: 31,96.'),
      aprFromPercent: field('TAE desde (%)', 'La TAE más baja que publica, con comisiones. Ejemplo: 10,42.'),
      aprToPercent: field('TAE hasta (%)', 'La TAE más alta que publica, con comisiones. Ejemplo: 36.'),
      fees: field('Comisiones', `Todas, con su importe. Ejemplo: apertura, 3 %. ${unknownFact}`),
      payout: field('Entrega del dinero', `Cómo se recibe. Ejemplo: transferencia a tu cuenta. ${unknownFact}`),
      earlyRepayment: field('Devolución anticipada', `Ejemplo: Se puede siempre y cuesta un 1 %. ${unknownFact}`),
      latePayment: field('Retraso en el pago', `Con cifras. Ejemplo: 20 € por cada aviso. ${unknownFact}`),
    },
    rows: [
      { minAmount: 3, maxAmount: 3, minDays: 3, maxDays: 3 },
      { tinFromPercent: 3, tinToPercent: 3, aprFromPercent: 3, aprToPercent: 3 },
      { fees: 6, payout: 6 },
      { earlyRepayment: 6, latePayment: 6 },
    ],
  },
  delivery: {
    name: 'Envío de solicitudes',
    mainField: 'key',
    fields: {
      key: field('Clave', 'Con ella se busca el secreto de la firma en DELIVERY_SECRETS. Ejemplo: credito-claro.'),
      url: field(
        'Dirección de envío',
        'Dirección https:// del servidor de la entidad que recibe las solicitudes. Ejemplo: https://api.entidad.es/leads.',
      ),
      isShared: field(
        'Compartida a propósito',
        'Otra entidad usa la misma clave o dirección, porque las dos son de una empresa. Al duplicar una entidad, no la marques.',
      ),
      income: field('Enviar los ingresos', 'Ingresos de un mes y de qué vive. Solo si la entidad los necesita.'),
      document: field('Enviar el documento', 'Tipo y número del documento. Solo si la entidad lo necesita.'),
      account: field('Enviar la cuenta', 'La cuenta en la que se recibe el dinero. Solo si la entidad la necesita.'),
    },
    rows: [{ key: 4, url: 8 }, { isShared: 12 }, { income: 4, document: 4, account: 4 }],
  },
};
