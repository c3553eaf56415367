/** The path of the desk, under `/admin`. */
export const DESK_PATH = 'desk';
