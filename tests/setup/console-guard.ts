const heard: string[] = [];

/** Collects what the code under test complains about. A test that expects a complaint spies on the console itself. */
export function listenToConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(textOf).join(' ')}`);
    };
  }
}

/** Fails the test that has just run when anything was heard. */
export function expectSilence(): void {
  const complaints = heard.splice(0);
  if (complaints.length > 0) throw new Error(`unexpected console output:\n${complaints.join('\n').slice(0, 4000)}`);
}

function textOf(part: unknown): string {
  return part instanceof Error ? (part.stack ?? part.message) : String(part);
}
