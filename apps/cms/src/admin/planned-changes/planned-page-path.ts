/** The path of the page of planned changes within the admin. */
export const PLANNED_PAGE = 'planned-changes';
