/** Names of active PDF content: scripts, actions on opening, external programs, form submission. */
const ACTIONS = /\/(?:JavaScript|JS|OpenAction|AA|Launch|SubmitForm|ImportData|RichMedia|XFA)(?![A-Za-z])/;
/** Limit of compressed streams that are unpacked for the check. */
const MOST_STREAMS = 2000;

/** Returns true if a PDF has active content when opened. Unreadable objects count as active. */
export async function hasActions(bytes: Uint8Array): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(bytes);
  // Names may be escaped: #4aavaScript.
  const plain = (some: string) => some.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
  if (ACTIONS.test(plain(text)) || text.includes('/Encrypt')) return true;
  let count = 0;
  for (const match of text.matchAll(/\/ObjStm[\s\S]{0,400}?stream\r?\n/g)) {
    count += 1;
    if (count > MOST_STREAMS) return true;
    const from = match.index + match[0].length;
    const to = text.indexOf('endstream', from);
    const inner = await inflated(bytes.slice(from, to < 0 ? undefined : to));
    if (inner === undefined || ACTIONS.test(plain(inner))) return true;
  }
  return false;
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let text = '';
  const decoder = new TextDecoder('latin1');
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true });
      if (text.length > 20_000_000) return undefined;
    }
  } catch {
    // The line break before 'endstream' is not compressed data; output up to the error is used.
    return text === '' ? undefined : text;
  }
  return text;
}
