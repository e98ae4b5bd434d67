/** Whether a key of Stripe belongs to its test mode, where no money moves. */
export const isTestKey = (key: string | undefined): boolean => /^(sk|rk)_test_/.test(key ?? '')
