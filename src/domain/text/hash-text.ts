// A number that stands for a text: seeds of repeatable chance.

/** 32-bit hash of a text (FNV-1a), 0 or more. The same in every engine and process. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
