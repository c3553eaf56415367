/** Where the admin asks which pages the web app could not make again. */
export const FAILED_PAGES_PATH = '/publishing/failed-pages';
