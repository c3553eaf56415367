import { useForm } from '@strapi/strapi/admin';

/** The parts of the edit view’s form that we use. Strapi types its values as `any`. */
export interface FormState {
  values: Record<string, unknown>;
  initialValues: Record<string, unknown>;
  modified: boolean;
  isSubmitting: boolean;
  getValues(): Record<string, unknown>;
  setValues(values: Record<string, unknown>): void;
  setErrors(errors: object): void;
  setSubmitting(isSubmitting: boolean): void;
}

export const useFormState = (consumer: string): FormState =>
  useForm(consumer, (state) => state) as unknown as FormState;

/** `updatedAt` of the entry in the form: it changes with each save. */
export const versionOf = ({ updatedAt }: Record<string, unknown>): string | undefined =>
  typeof updatedAt === 'string' ? updatedAt : undefined;
