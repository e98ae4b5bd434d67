// The name under which the list of devices is kept in memory.
export const devicesQuery = 'devices'
