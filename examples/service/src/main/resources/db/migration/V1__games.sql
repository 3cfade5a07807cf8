-- Understood by SQLite and PostgreSQL alike. Times are milliseconds since 1970.

CREATE TABLE game (
    id              VARCHAR(32) NOT NULL PRIMARY KEY,
    version         BIGINT NOT NULL,
    rules           TEXT NOT NULL,
    start_position  TEXT NOT NULL,
    first_kind      VARCHAR(8) NOT NULL CHECK (first_kind IN ('person', 'open', 'bot')),
    first_token     CHAR(64),
    first_player    TEXT,
    first_strength  INTEGER,
    second_kind     VARCHAR(8) NOT NULL CHECK (second_kind IN ('person', 'open', 'bot')),
    second_token    CHAR(64),
    second_player   TEXT,
    second_strength INTEGER,
    invitation      CHAR(64),
    undo_asked_by   VARCHAR(8),
    -- An end that the rules did not bring about; that of the rules follows from the moves
    agreed_reason   TEXT,
    agreed_winner   VARCHAR(8),
    -- What follows from the rest, to find games by
    is_over         INTEGER NOT NULL,
    is_bots_turn    INTEGER NOT NULL,
    created         BIGINT NOT NULL,
    changed         BIGINT NOT NULL
);

CREATE INDEX game_by_over ON game (is_over);
CREATE INDEX game_by_bots_turn ON game (is_bots_turn);
CREATE INDEX game_by_changed ON game (changed);

CREATE TABLE game_move (
    game_id VARCHAR(32) NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    ply     INTEGER NOT NULL,
    move    TEXT NOT NULL,
    PRIMARY KEY (game_id, ply)
);
