// The numbers that clients can run into, each in this one place.

/** The longest `source` that a tool reads, in bytes of UTF-8. */
export const SOURCE_BYTES = 10_000_000;

/** The longest line that is read, and the longest answer's data, in characters. */
export const MESSAGE_SIZE = 64 * 1024 * 1024;

/** The longest text block of an answer that a call gets without asking for more, in characters. */
export const DEFAULT_ANSWER_CHARACTERS = 49_999;

/** How long a call may take from its arrival to its answer: hosts give up after 30 s. */
export const CALL_MILLISECONDS = 25_000;

/** How much memory the process may fill before the calls that are running are given up. */
export const MEMORY_MEGABYTES = 2048;
