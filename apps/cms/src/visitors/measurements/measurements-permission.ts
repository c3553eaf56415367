/** The permission of the measurements in the admin. For which countries, follows from the code of the role. */
export const READ_MEASUREMENTS = 'api::measurements.read';
