/** Sets a slider of a form and its number from outside. @param value in the first unit of the number */
export function setSlider(slider: HTMLInputElement, value: string | number): void {
  const number = slider.form?.elements.namedItem(`${slider.id}-number`);
  const unit = slider.form?.elements.namedItem(`${slider.id}-unit`);
  if (unit instanceof HTMLSelectElement) unit.selectedIndex = 0;
  if (!(number instanceof HTMLInputElement)) return;
  number.value = String(value);
  // It does not bubble, so the form does not take it for a change of the visitor.
  number.dispatchEvent(new Event('change'));
}
