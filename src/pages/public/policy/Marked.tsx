/** A text with the searched words marked in it. */
export function Marked({ text, search }: { text: string; search: string }) {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')})`, 'i');
  return text.split(pattern).map((part, at) => {
    // A split by one group gives text and match by turns.
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
