/** The parameters that say who calls. A network cannot use these names for anything else. */
export const NETWORK_PARAMETER = 'network';
export const SECRET_PARAMETER = 'secret';

export const RESERVED_PARAMETERS: readonly string[] = [NETWORK_PARAMETER, SECRET_PARAMETER];
