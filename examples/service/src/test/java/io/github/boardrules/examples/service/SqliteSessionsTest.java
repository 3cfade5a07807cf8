package io.github.boardrules.examples.service;

/** The default database. */
class SqliteSessionsTest extends Sessions {}
