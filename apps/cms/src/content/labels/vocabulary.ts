import type { FieldLabel } from './label-types';

export const field = (label: string, help: string): FieldLabel => ({ label, help });
export const computedField = (label: string, help: string): FieldLabel => ({ label, help, isComputed: true });
export const internalField = (label: string, help: string): FieldLabel => ({ label, help, isInternal: true });
export const retiredField = (label: string, help: string): FieldLabel => ({ label, help, isRetired: true });

/** Labels with the same meaning in every type and block. They name no length limits, because the admin shows those. */
export const sectionTitle = field(
  'Título',
  'Encabezado de la sección. Una frase corta, sin punto final. Ejemplo: Cómo funciona en tres pasos.',
);
export const itemTitle = field(
  'Título',
  'En negrita, lo primero que se lee. De dos a cinco palabras. Ejemplo: Compara el coste.',
);
export const itemText = field(
  'Texto',
  'Una o dos frases sencillas debajo del título. Sin formato. Ejemplo: Ves lo que devuelves antes de pedir nada.',
);
export const sectionLead = field(
  'Entradilla',
  'Frase bajo el título que resume la sección. Opcional. Ejemplo: Lo que conviene saber antes de firmar.',
);
export const mainLink = field('Botón principal', 'El botón destacado de la sección: texto y dirección a la que lleva.');
export const secondaryLink = field(
  'Enlace secundario',
  'Enlace discreto junto al botón, para quien aún no se decide. Opcional.',
);
export const seo = field(
  'Buscadores (SEO)',
  'Lo que muestran Google y las redes. Vacío: se usan el título y el texto de la página.',
);
export const slug = field(
  'Dirección (URL)',
  'Final de la dirección: minúsculas, números y guiones. Ejemplo: que-es-la-tae. Si la cambias, crea una redirección desde la antigua.',
);
export const webAddress = 'Una dirección que ya exista. Ejemplo: /blog/ en este sitio, https://…, mailto:… o #sección.';
export const nominalRate = field(
  'TIN (%)',
  'Tipo nominal anual, sin comisiones. Ejemplo: 31,96. Se ve junto a la TAE.',
);
export const iconHelp = 'Dibujo que acompaña al texto.';
/** A profile section of the author page, written in Markdown. */
export const profileSection = (label: string, example: string): FieldLabel =>
  field(label, `Apartado de la ficha, y solo lo que se pueda comprobar. Vacío: no se muestra. Ejemplo: ${example}`);
