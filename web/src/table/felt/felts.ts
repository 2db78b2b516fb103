/** Felts of games that have one of their own, by the kind of what lies on their tables. */
import type { Component } from 'svelte';
import type { Table } from '../../lib/net/messages';

export const FELTS: Partial<Record<string, Component<{ shown: Table }>>> = {};
