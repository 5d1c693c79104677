import { connectImport, type ImportClient } from './import-client';
import type { HandOver, ImportWiring } from './import-wiring';
import type { Choices } from './judge-row';
import type { ImportCalls } from './serve-import';

/** Crosses to a worker by itself: the page copies it in one task. */
type Piece = { [C in 'know' | 'expect']: { call: C; ask: ImportCalls[C]['ask'] } }['know' | 'expect'];

/** A worker that is being told what it needs to know. */
export interface Filling {
  worker: ImportClient;
  filled: Promise<void>;
}

/** What the workers of one import need to know: handed to the first while it is still coming, and again to each that follows. */
export class Supply {
  private pieces: readonly Piece[] = [];
  private options: unknown = null;
  /** The worker of the next file, started and filled while nobody waits for it. */
  private spare: Filling | undefined;
  private soon: ReturnType<typeof setTimeout> | undefined;

  /** `told`: how much of it has arrived at a further worker, 0 to 1. */
  constructor(
    private readonly wiring: Pick<ImportWiring, 'createWorker' | 'prepare'>,
    private readonly choices: Choices,
    private readonly told: (fraction: number) => void,
  ) {}

  /** Reads all of it, into a worker as it comes. `told`: how much has come, 0 to 1. */
  read(signal: AbortSignal, told: (fraction: number) => void): Filling {
    const worker = connectImport(this.wiring.createWorker);
    return { worker, filled: this.readInto(worker, signal, told) };
  }

  /** A worker for what comes next. */
  take(): Filling {
    clearTimeout(this.soon);
    const taken = this.spare ?? this.begin();
    this.spare = undefined;
    return taken;
  }

  /** Begins the next worker ahead, in a task of its own: the page is busy with what was found. */
  ahead(): void {
    this.drop();
    this.soon = setTimeout(() => {
      const begun = this.begin();
      this.spare = begun;
      // A failure shows when it is used: then another is begun.
      begun.filled.catch(() => {
        if (this.spare === begun) this.spare = undefined;
      });
    });
  }

  /** Nobody needs it any more. */
  forget(): void {
    this.drop();
    this.pieces = [];
  }

  private drop(): void {
    clearTimeout(this.soon);
    this.spare?.worker.end();
    this.spare = undefined;
  }

  private begin(): Filling {
    const worker = connectImport(this.wiring.createWorker);
    return { worker, filled: this.fill(worker) };
  }

  private async readInto(worker: ImportClient, signal: AbortSignal, told: (fraction: number) => void): Promise<void> {
    const pieces: Piece[] = [];
    let rows = 0;
    let crossed: Promise<unknown> = Promise.resolve();
    const take = (piece: Piece, of: number) => {
      pieces.push(piece);
      rows += piece.ask.rows.length;
      told(rows / Math.max(of, 1));
      crossed = crossed.then(() => worker.call(piece.call, piece.ask));
      // Said below, when all has come.
      crossed.catch(() => undefined);
    };
    const hand: HandOver = {
      know: (name, list, of) => take({ call: 'know', ask: { name, rows: list } }, of),
      expect: (page, of) => take({ call: 'expect', ask: { rows: page } }, of),
    };
    const options = await this.wiring.prepare(signal, hand);
    await crossed;
    await worker.call('start', { options, choices: this.choices });
    if (!signal.aborted) Object.assign(this, { pieces, options });
  }

  private async fill(worker: ImportClient): Promise<void> {
    const { pieces, options, choices } = this;
    // Each waits for its answer: between two of them the page has its turn.
    for (const [index, { call, ask }] of pieces.entries()) {
      await worker.call(call, ask);
      this.told((index + 1) / pieces.length);
    }
    await worker.call('start', { options, choices });
  }
}
