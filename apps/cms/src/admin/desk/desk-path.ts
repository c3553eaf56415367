/** Where the desk is, under `/admin`. */
export const DESK_PATH = 'desk';
