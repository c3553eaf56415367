/** Sent to a slider to set it and its number, with the value as detail. */
export const setSliderEvent = 'pf-set-slider';

/** Sets a slider whose code is loaded. @param value in the first unit of its number */
export function setSlider(slider: HTMLInputElement, value: string | number): void {
  slider.dispatchEvent(new CustomEvent(setSliderEvent, { detail: value }));
}
