// A call of /client.php as a client makes it, for what a test needs to find on the server.

type Envelope = { success: boolean; output: unknown; errormsg: string | null }

/** Resolves to the answer's output; throws what the server says where it refuses. */
export const serverCall = async (
  origin: string,
  token: string,
  f: string,
  payload: object,
): Promise<unknown> => {
  const response = await fetch(`${origin}/client.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ f, ...payload }),
  })
  const { success, output, errormsg } = (await response.json()) as Envelope
  if (!success) throw new Error(`${f} was refused: ${errormsg}`)
  return output
}
