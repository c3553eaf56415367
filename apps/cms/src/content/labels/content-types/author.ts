import type schema from '../../../api/author/content-types/author/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { field, profileSection, seo, slug } from '../vocabulary';

export const author: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Autores',
  mainField: 'name',
  fields: {
    number: field(
      'Número',
      'Fijo y único en el sitio. No lo cambies nunca. Ejemplo: 7, y /author/7/ lleva a esta ficha.',
    ),
    name: field('Nombre', 'Nombre y apellidos de una persona real, como firma. Ejemplo: Lucía Ferrán.'),
    slug,
    jobTitle: field('Cargo', 'Debajo del nombre en la ficha y en la firma. Ejemplo: Redactora de finanzas personales.'),
    credentials: field(
      'Títulos',
      'Uno por línea, con el centro, y solo si se pueden comprobar. Ejemplo: Grado en Economía, Universidad de Oviedo.',
    ),
    photo: field('Foto', 'Retrato cuadrado. Vacío: se muestran las iniciales.'),
    bio: field(
      'Biografía',
      'Presentación de la ficha. Admite Markdown. Ejemplo: Escribe sobre deudas y presupuestos domésticos desde 2015.',
    ),
    education: profileSection('Formación', 'Grado en Economía, Zaragoza, 2009.'),
    specialty: profileSection('Especialidad', 'Préstamos personales y tarjetas.'),
    experience: profileSection('Experiencia', 'Asesora de consumo, 2012–2019.'),
    publications: profileSection('Publicaciones', '[Cómo leer un contrato](https://example.com/), 2024.'),
    certificates: profileSection('Certificados', 'Asesor financiero certificado, n.º 1234.'),
    strengths: profileSection('Puntos fuertes', 'Explica los contratos con ejemplos en euros.'),
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
