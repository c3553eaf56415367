import type schema from '../../../api/author/content-types/author/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, profileSection, seo, slug } from '../vocabulary';

export const author: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Autores',
  mainField: 'name',
  fields: {
    number: field('Número', 'Número fijo y único en el sitio: /author/7/ lleva a esta ficha. No lo cambies nunca.'),
    name: field('Nombre', 'Nombre y apellidos de una persona real, como firma. Ejemplo: Lucía Ferrán.'),
    slug,
    jobTitle: field('Cargo', 'Debajo del nombre en la ficha y en la firma. Ejemplo: Redactora de finanzas personales.'),
    credentials: field(
      'Títulos',
      'Uno por línea, con el centro, y solo si se pueden comprobar. Ejemplo: Grado en Economía, Universidad de Oviedo.',
    ),
    photo: field('Foto', 'Retrato cuadrado. Vacío: se muestran las iniciales.'),
    bio: field('Biografía', 'Presentación al principio de la ficha: quién es y de qué escribe. Admite Markdown.'),
    education: profileSection('Formación', 'estudios, centro y año.'),
    specialty: profileSection('Especialidad', 'temas que domina.'),
    experience: profileSection('Experiencia', 'trabajos y años.'),
    publications: profileSection('Publicaciones', 'libros o artículos en otros medios, con enlace.'),
    certificates: profileSection('Certificados', 'títulos profesionales que se puedan comprobar.'),
    strengths: profileSection('Puntos fuertes', 'qué aporta a quien lee.'),
    seo,
  },
  rows: [
    { name: 8, number: 4 },
    { jobTitle: 6, slug: 6 },
    { credentials: 12 },
    { photo: 6 },
    { bio: 12 },
    { education: 12 },
    { specialty: 12 },
    { experience: 12 },
    { publications: 12 },
    { certificates: 12 },
    { strengths: 12 },
    { seo: 12 },
  ],
  list: {
    columns: ['number', 'photo', 'name', 'jobTitle'],
    sortBy: 'name',
    sortOrder: 'ASC',
    pageSize: 20,
  },
};
