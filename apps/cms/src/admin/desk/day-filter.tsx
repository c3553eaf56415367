import { DatePicker, Field } from '@strapi/design-system';

interface Props {
  label: string;
  /** `2026-11-20` */
  value: string | undefined;
  onChange(value: string | undefined): void;
}

export function DayFilter({ label, value, onChange }: Props) {
  return (
    <Field.Root width="17rem">
      <Field.Label>{label}</Field.Label>
      <DatePicker
        size="S"
        locale="es-ES"
        placeholder="DD/MM/AAAA"
        // The picker reads the day of an instant in UTC, but returns the first instant of a day in local time.
        value={value ? new Date(`${value}T00:00:00Z`) : undefined}
        onChange={(date) => onChange(date && dayHere(date))}
        onClear={() => onChange(undefined)}
        clearLabel={`Quitar el filtro «${label}»`}
        calendarLabel={label}
        monthSelectLabel="Mes"
        yearSelectLabel="Año"
      />
    </Field.Root>
  );
}

function dayHere(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
