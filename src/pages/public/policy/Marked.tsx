/** A text with the search terms marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')})`, 'i');
  return text.split(pattern).map((part, at) => {
    // Splitting by one capture group alternates text and match.
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
