// Codes of the ASCII characters that the lexer tells apart.

export const TAB = 9;
export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
export const SPACE = 32;
export const EXCLAMATION_MARK = 33;
export const QUOTE = 34;
export const PERCENT = 37;
export const AMPERSAND = 38;
export const APOSTROPHE = 39;
export const OPENING_PAREN = 40;
export const CLOSING_PAREN = 41;
export const ASTERISK = 42;
export const PLUS = 43;
export const MINUS = 45;
export const DOT = 46;
export const SLASH = 47;
export const COLON = 58;
export const LESS_THAN = 60;
export const EQUALS = 61;
export const GREATER_THAN = 62;
export const OPENING_BRACKET = 91;
export const CLOSING_BRACKET = 93;
export const UNDERSCORE = 95;
export const OPENING_BRACE = 123;
export const BAR = 124;
export const CLOSING_BRACE = 125;
