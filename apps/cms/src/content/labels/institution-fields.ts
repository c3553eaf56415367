import { field } from './vocabulary';

/** The fields that lenders and banks have in common. A missing fact is never invented (R3). */
export const unknownFact = 'Vacío: la ficha dice que se consulte con la entidad.';

export const institutionFields = {
  logo: field('Logotipo', 'Original de la entidad, mejor un SVG. Vacío: se muestra su inicial.'),
  legalName: field('Razón social', 'Nombre de la empresa en el registro. Ejemplo: Crédito Claro, S. L.'),
  website: field(
    'Página web',
    'Dirección https:// de la entidad, sin parámetros de seguimiento. Ejemplo: https://www.entidad.es/.',
  ),
  phone: field('Teléfono', 'Atención al cliente, con el prefijo del país. Ejemplo: +34 910 000 000.'),
  address: field(
    'Domicilio',
    'Calle, número, código postal y ciudad de la sede. Ejemplo: Calle Mayor 1, 28013 Madrid.',
  ),
  foundedIn: field('Año de fundación', 'Cuatro cifras, según el registro. Ejemplo: 2012.'),
  sources: field('Fuentes', 'Páginas y registros de los que salen los datos. Se listan al final de la ficha.'),
  checkedOn: field(
    'Datos comprobados el',
    'Último día en que se compararon los datos con la fuente. Se ve en la página.',
  ),
  reviewer: field('Revisado por', 'Persona que comprobó los datos; enlaza a su ficha de autor.'),
  sampleData: field(
    'Datos de ejemplo',
    'Activado: la página avisa de que las cifras son inventadas. Desactívalo solo con datos reales y comprobados.',
  ),
};
