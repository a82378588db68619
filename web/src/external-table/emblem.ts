import type { Component } from 'svelte'
import GenericEmblem from '../generic-table/Emblem.svelte'
import { fetchClient } from './client'
import OwnEmblem from './OwnEmblem.svelte'

/** Fetch the picture of a game of another package. */
export async function loadExternalEmblem(name: string): Promise<Component> {
  const address = (await fetchClient(name))?.emblem
  return address ? (internals) => OwnEmblem(internals, { address }) : GenericEmblem
}
