import type { Report } from '@/shell/visit/report';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reports when a visitor enters a field of a form, leaves it with a value, and when a message about its value appears. The form is
 * named by its attribute `data-form`; what was typed is never read, only whether it is empty.
 */
export function watchFields(report: Report): void {
  document.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target);
    if (place) report('focus', place);
  });
  document.addEventListener('change', ({ target }) => {
    const place = placeOf(target);
    if (place && isFilled(target as Field)) report('filled', place);
  });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const place = placeOf(target);
      if (place && (target as Field).ariaInvalid === 'true') report('invalid', place);
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-invalid'] });
}

/** The form of a field and the index of the field among all that are not of the type `hidden`, from 0. */
function placeOf(target: unknown): { sub6: string; sub8: number } | undefined {
  if (!isField(target)) return undefined;
  const name = target.form?.dataset.form;
  const fields = [...(target.form?.elements ?? [])].filter((each) => isField(each) && each.type !== 'hidden');
  return name === undefined ? undefined : { sub6: name, sub8: fields.indexOf(target) };
}

const isFilled = (field: Field) =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value !== '';

function isField(target: unknown): target is Field {
  const kinds = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  return kinds.some((kind) => target instanceof kind);
}
