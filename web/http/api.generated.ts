// Made by "npm run api:types" from the API's own document; do not edit.
export interface paths {
    "/api/admin/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El registro de lo que hizo el equipo, lo más reciente primero */
        get: {
            parameters: {
                query?: {
                    /** @description Una acción, o el comienzo de varias: `policies.` */
                    action?: string;
                    /** @description La cuenta de quien lo hizo */
                    actor?: string;
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    from?: string;
                    /** @description Clase de cosa */
                    kind?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador de la cosa; pide `kind` */
                    subject?: string;
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                action: string;
                                actor: {
                                    id: string;
                                    /** @description Null si la cuenta se borró */
                                    name: string | null;
                                    role: string | null;
                                } | null;
                                /** Format: date-time */
                                at: string;
                                changes: {
                                    after: string | null;
                                    before: string | null;
                                    name: string;
                                }[];
                                id: string;
                                reason: string | null;
                                subject: {
                                    id: string;
                                    kind: string;
                                    name: string;
                                };
                                title: string;
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El registro como archivo CSV, hasta 20.000 líneas */
        get: {
            parameters: {
                query?: {
                    /** @description Una acción, o el comienzo de varias: `policies.` */
                    action?: string;
                    /** @description La cuenta de quien lo hizo */
                    actor?: string;
                    from?: string;
                    /** @description Clase de cosa */
                    kind?: string;
                    /** @description Identificador de la cosa; pide `kind` */
                    subject?: string;
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/closures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Todos los cierres de la región */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                area: ({
                                    lat: number;
                                    lon: number;
                                    metres: number;
                                    /** @enum {string} */
                                    shape: "circle";
                                } | {
                                    /** @description longitud, latitud */
                                    ring: [
                                        number,
                                        number
                                    ][];
                                    /** @enum {string} */
                                    shape: "polygon";
                                }) | null;
                                can: ("announce" | "withdraw" | "end" | "reopen")[];
                                endsOn: string | null;
                                factor: number | null;
                                id: string;
                                /** @enum {unknown} */
                                kind: "place" | "road" | "event";
                                name: string | null;
                                place: string | null;
                                placeCard: {
                                    kindLabel: string;
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    poster: {
                                        hour?: string;
                                        scene: string;
                                        seed: string;
                                    };
                                    slug: string;
                                } | null;
                                reason: string;
                                /** @enum {unknown} */
                                severity: "closed" | "slower";
                                source: string;
                                sourceUrl: string | null;
                                /** Format: date */
                                startsOn: string;
                                /** @enum {unknown} */
                                state: "draft" | "announced" | "ended";
                                timeZone: string;
                                /** Format: date-time */
                                updatedAt: string;
                                version: number;
                            }[];
                            /** Format: date */
                            today: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Registra un cierre como borrador */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        closure: {
                            area: ({
                                lat: number;
                                lon: number;
                                metres: number;
                                /** @enum {string} */
                                shape: "circle";
                            } | {
                                /** @description longitud, latitud */
                                ring: [
                                    number,
                                    number
                                ][];
                                /** @enum {string} */
                                shape: "polygon";
                            }) | null;
                            endsOn: string | null;
                            factor: number | null;
                            /** @enum {unknown} */
                            kind: "place" | "road" | "event";
                            name: string | null;
                            place: string | null;
                            /** @description Sigue a «por»: «obras de conservación» */
                            reason: string;
                            /** @enum {unknown} */
                            severity: "closed" | "slower";
                            /** @description Quién lo dice */
                            source: string;
                            sourceUrl: string | null;
                            /** Format: date */
                            startsOn: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            area: ({
                                lat: number;
                                lon: number;
                                metres: number;
                                /** @enum {string} */
                                shape: "circle";
                            } | {
                                /** @description longitud, latitud */
                                ring: [
                                    number,
                                    number
                                ][];
                                /** @enum {string} */
                                shape: "polygon";
                            }) | null;
                            can: ("announce" | "withdraw" | "end" | "reopen")[];
                            endsOn: string | null;
                            factor: number | null;
                            id: string;
                            /** @enum {unknown} */
                            kind: "place" | "road" | "event";
                            name: string | null;
                            place: string | null;
                            placeCard: {
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            } | null;
                            reason: string;
                            /** @enum {unknown} */
                            severity: "closed" | "slower";
                            source: string;
                            sourceUrl: string | null;
                            /** Format: date */
                            startsOn: string;
                            /** @enum {unknown} */
                            state: "draft" | "announced" | "ended";
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/closures/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un cierre */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            area: ({
                                lat: number;
                                lon: number;
                                metres: number;
                                /** @enum {string} */
                                shape: "circle";
                            } | {
                                /** @description longitud, latitud */
                                ring: [
                                    number,
                                    number
                                ][];
                                /** @enum {string} */
                                shape: "polygon";
                            }) | null;
                            can: ("announce" | "withdraw" | "end" | "reopen")[];
                            endsOn: string | null;
                            factor: number | null;
                            id: string;
                            /** @enum {unknown} */
                            kind: "place" | "road" | "event";
                            name: string | null;
                            place: string | null;
                            placeCard: {
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            } | null;
                            reason: string;
                            /** @enum {unknown} */
                            severity: "closed" | "slower";
                            source: string;
                            sourceUrl: string | null;
                            /** Format: date */
                            startsOn: string;
                            /** @enum {unknown} */
                            state: "draft" | "announced" | "ended";
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Cambia un cierre; uno anunciado cambia para todos */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        closure: {
                            area: ({
                                lat: number;
                                lon: number;
                                metres: number;
                                /** @enum {string} */
                                shape: "circle";
                            } | {
                                /** @description longitud, latitud */
                                ring: [
                                    number,
                                    number
                                ][];
                                /** @enum {string} */
                                shape: "polygon";
                            }) | null;
                            endsOn: string | null;
                            factor: number | null;
                            /** @enum {unknown} */
                            kind: "place" | "road" | "event";
                            name: string | null;
                            place: string | null;
                            /** @description Sigue a «por»: «obras de conservación» */
                            reason: string;
                            /** @enum {unknown} */
                            severity: "closed" | "slower";
                            /** @description Quién lo dice */
                            source: string;
                            sourceUrl: string | null;
                            /** Format: date */
                            startsOn: string;
                        };
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            area: ({
                                lat: number;
                                lon: number;
                                metres: number;
                                /** @enum {string} */
                                shape: "circle";
                            } | {
                                /** @description longitud, latitud */
                                ring: [
                                    number,
                                    number
                                ][];
                                /** @enum {string} */
                                shape: "polygon";
                            }) | null;
                            can: ("announce" | "withdraw" | "end" | "reopen")[];
                            endsOn: string | null;
                            factor: number | null;
                            id: string;
                            /** @enum {unknown} */
                            kind: "place" | "road" | "event";
                            name: string | null;
                            place: string | null;
                            placeCard: {
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            } | null;
                            reason: string;
                            /** @enum {unknown} */
                            severity: "closed" | "slower";
                            source: string;
                            sourceUrl: string | null;
                            /** Format: date */
                            startsOn: string;
                            /** @enum {unknown} */
                            state: "draft" | "announced" | "ended";
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/closures/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Anuncia, retira, termina o reabre un cierre */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "announce" | "withdraw" | "end" | "reopen";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            area: ({
                                lat: number;
                                lon: number;
                                metres: number;
                                /** @enum {string} */
                                shape: "circle";
                            } | {
                                /** @description longitud, latitud */
                                ring: [
                                    number,
                                    number
                                ][];
                                /** @enum {string} */
                                shape: "polygon";
                            }) | null;
                            can: ("announce" | "withdraw" | "end" | "reopen")[];
                            endsOn: string | null;
                            factor: number | null;
                            id: string;
                            /** @enum {unknown} */
                            kind: "place" | "road" | "event";
                            name: string | null;
                            place: string | null;
                            placeCard: {
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            } | null;
                            reason: string;
                            /** @enum {unknown} */
                            severity: "closed" | "slower";
                            source: string;
                            sourceUrl: string | null;
                            /** Format: date */
                            startsOn: string;
                            /** @enum {unknown} */
                            state: "draft" | "announced" | "ended";
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/closures/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A cuántos lugares, itinerarios y viajes tocaría un cierre */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        closure: {
                            area: ({
                                lat: number;
                                lon: number;
                                metres: number;
                                /** @enum {string} */
                                shape: "circle";
                            } | {
                                /** @description longitud, latitud */
                                ring: [
                                    number,
                                    number
                                ][];
                                /** @enum {string} */
                                shape: "polygon";
                            }) | null;
                            endsOn: string | null;
                            factor: number | null;
                            /** @enum {unknown} */
                            kind: "place" | "road" | "event";
                            name: string | null;
                            place: string | null;
                            /** @description Sigue a «por»: «obras de conservación» */
                            reason: string;
                            /** @enum {unknown} */
                            severity: "closed" | "slower";
                            /** @description Quién lo dice */
                            source: string;
                            sourceUrl: string | null;
                            /** Format: date */
                            startsOn: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            itineraries: {
                                id: string;
                                title: string;
                            }[];
                            places: number;
                            /** @description Viajes guardados que pasan por ahí en esas fechas; solo cuántos */
                            trips: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/complaints/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los reclamos de la región con su plazo */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    /** @description En el número o en el nombre */
                    q?: string;
                    view?: "open" | "late" | "mine" | "answered" | "all";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            counts: {
                                answered: number;
                                late: number;
                                meanDays: number | null;
                                open: number;
                                soon: number;
                            };
                            items: {
                                /** @description El comienzo del detalle */
                                about: string;
                                assignedTo: string | null;
                                clock: {
                                    /** @enum {unknown} */
                                    counted: "business" | "calendar";
                                    days: number;
                                    /** Format: date */
                                    dueOn: string;
                                    extended: boolean;
                                    /** Format: date */
                                    from: string;
                                    left: number | null;
                                    pauses: {
                                        /** Format: date */
                                        date: string;
                                        holiday: string | null;
                                    }[];
                                    /** @enum {unknown} */
                                    standing: "running" | "soon" | "late" | "in_time" | "out_of_time" | "stopped";
                                };
                                consumer: string;
                                /** Format: date-time */
                                filedAt: string;
                                kind: string;
                                reference: string;
                                /** @enum {unknown} */
                                state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/complaints/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un reclamo como lo atiende la región */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("take" | "assign" | "note" | "extend" | "answer")[];
                            assignedTo: string | null;
                            authority: {
                                article: string | null;
                                how: string;
                                name: string;
                                phone: string | null;
                                shortName: string;
                                url: string;
                            };
                            bookName: string;
                            clock: {
                                /** @enum {unknown} */
                                counted: "business" | "calendar";
                                days: number;
                                /** Format: date */
                                dueOn: string;
                                extended: boolean;
                                /** Format: date */
                                from: string;
                                left: number | null;
                                pauses: {
                                    /** Format: date */
                                    date: string;
                                    holiday: string | null;
                                }[];
                                /** @enum {unknown} */
                                standing: "running" | "soon" | "late" | "in_time" | "out_of_time" | "stopped";
                            };
                            documentName: string | null;
                            events: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                body: string | null;
                                /** @enum {unknown} */
                                by: "consumer" | "staff" | "system";
                                dueOn: string | null;
                                innerOnly: boolean;
                                /** @enum {unknown} */
                                state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                            }[];
                            extension: {
                                /** @enum {unknown} */
                                counted: "business" | "calendar";
                                days: number;
                            } | null;
                            /** Format: date-time */
                            filedAt: string;
                            kind: {
                                id: string;
                                name: string;
                            };
                            provider: {
                                address: string;
                                email: string;
                                legalName: string;
                                name: string;
                            };
                            receipt: string[];
                            reference: string;
                            sheet: {
                                consumer: {
                                    address: string | null;
                                    document: {
                                        kind: string;
                                        number: string;
                                    } | null;
                                    /** Format: email */
                                    email: string;
                                    name: string;
                                    phone: string | null;
                                };
                                detail: string;
                                good: {
                                    amount: {
                                        currency: string;
                                        minor: number;
                                    } | null;
                                    description: string;
                                    /** @enum {unknown} */
                                    kind: "product" | "service";
                                } | null;
                                guardian: {
                                    document: {
                                        kind: string;
                                        number: string;
                                    } | null;
                                    name: string;
                                } | null;
                                kind: string;
                                request: string;
                            };
                            /** @enum {unknown} */
                            state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/complaints/{reference}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Toma, anota, amplía el plazo o responde */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "take" | "assign" | "note" | "extend" | "answer";
                        assignTo?: string | null;
                        body?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("take" | "assign" | "note" | "extend" | "answer")[];
                            assignedTo: string | null;
                            authority: {
                                article: string | null;
                                how: string;
                                name: string;
                                phone: string | null;
                                shortName: string;
                                url: string;
                            };
                            bookName: string;
                            clock: {
                                /** @enum {unknown} */
                                counted: "business" | "calendar";
                                days: number;
                                /** Format: date */
                                dueOn: string;
                                extended: boolean;
                                /** Format: date */
                                from: string;
                                left: number | null;
                                pauses: {
                                    /** Format: date */
                                    date: string;
                                    holiday: string | null;
                                }[];
                                /** @enum {unknown} */
                                standing: "running" | "soon" | "late" | "in_time" | "out_of_time" | "stopped";
                            };
                            documentName: string | null;
                            events: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                body: string | null;
                                /** @enum {unknown} */
                                by: "consumer" | "staff" | "system";
                                dueOn: string | null;
                                innerOnly: boolean;
                                /** @enum {unknown} */
                                state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                            }[];
                            extension: {
                                /** @enum {unknown} */
                                counted: "business" | "calendar";
                                days: number;
                            } | null;
                            /** Format: date-time */
                            filedAt: string;
                            kind: {
                                id: string;
                                name: string;
                            };
                            provider: {
                                address: string;
                                email: string;
                                legalName: string;
                                name: string;
                            };
                            receipt: string[];
                            reference: string;
                            sheet: {
                                consumer: {
                                    address: string | null;
                                    document: {
                                        kind: string;
                                        number: string;
                                    } | null;
                                    /** Format: email */
                                    email: string;
                                    name: string;
                                    phone: string | null;
                                };
                                detail: string;
                                good: {
                                    amount: {
                                        currency: string;
                                        minor: number;
                                    } | null;
                                    description: string;
                                    /** @enum {unknown} */
                                    kind: "product" | "service";
                                } | null;
                                guardian: {
                                    document: {
                                        kind: string;
                                        number: string;
                                    } | null;
                                    name: string;
                                } | null;
                                kind: string;
                                request: string;
                            };
                            /** @enum {unknown} */
                            state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/failed-jobs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tareas y correos que no salieron tras su último intento */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                attempts: number;
                                /** Format: date-time */
                                createdAt: string;
                                error: string;
                                /** Format: date-time */
                                failedAt: string;
                                id: string;
                                /** @description <área>/<qué hace> */
                                name: string;
                                title: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/failed-jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Intentar otra vez una tarea que no salió */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/itineraries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Todos los itinerarios, también borradores */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                dayCount: number;
                                edited: boolean;
                                id: string;
                                needsAttention: string | null;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                                /** @enum {unknown} */
                                state: "draft" | "published" | "featured" | "archived";
                                stopCount: number;
                                title: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Empieza un itinerario */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("publish" | "feature" | "unfeature" | "withdraw" | "archive" | "recover")[];
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            check: {
                                closures: {
                                    endsOn: string | null;
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "place" | "road" | "event";
                                    name: string | null;
                                    place: string | null;
                                    reason: string;
                                    /** @enum {unknown} */
                                    severity: "closed" | "slower";
                                    source: string;
                                    sourceUrl: string | null;
                                    /** Format: date */
                                    startsOn: string;
                                }[];
                                days: {
                                    back: number;
                                    leave: number;
                                    legs: ({
                                        /** @enum {unknown} */
                                        basis: "road_graph" | "official" | "estimate";
                                        metres: number;
                                        minutes: number;
                                        /** @enum {unknown} */
                                        mode: "walk" | "drive" | "train" | "boat";
                                    } | null)[];
                                    stops: {
                                        begin: number;
                                        broken: ({
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        }) | null;
                                        tooShort: number | null;
                                        windows: {
                                            close: number;
                                            lastEntry?: number;
                                            open: number;
                                        }[] | null;
                                    }[];
                                }[];
                                needsAttention: string | null;
                                places: {
                                    /** @enum {unknown} */
                                    category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                    /** @enum {unknown} */
                                    hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                    id: string;
                                    kindLabel: string;
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    poster: {
                                        hour?: string;
                                        scene: string;
                                        seed: string;
                                    };
                                    slug: string;
                                }[];
                                weekday: number;
                                weekdays: {
                                    broken: {
                                        day: number;
                                        place: string | null;
                                        reason: {
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        };
                                        stop: number;
                                    }[];
                                    weekday: number;
                                }[];
                            };
                            dayCount: number;
                            document: {
                                author: string;
                                body: string[];
                                days: {
                                    end: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    leave: number;
                                    start: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    stops: {
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        place: string | null;
                                        text: string;
                                    }[];
                                    text: string;
                                    title: string;
                                }[];
                                interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                                poster: {
                                    scene: string;
                                    seed: string;
                                };
                                reason: string;
                                summary: string;
                                title: string;
                                weekdays: number[];
                            };
                            edited: boolean;
                            history: {
                                by: string | null;
                                /** Format: date-time */
                                replacedAt: string;
                                title: string;
                                version: number;
                            }[];
                            id: string;
                            needsAttention: string | null;
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                            scenes: {
                                label: string;
                                scene: string;
                            }[];
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "published" | "featured" | "archived";
                            stopCount: number;
                            title: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/itineraries/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un itinerario para editarlo */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("publish" | "feature" | "unfeature" | "withdraw" | "archive" | "recover")[];
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            check: {
                                closures: {
                                    endsOn: string | null;
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "place" | "road" | "event";
                                    name: string | null;
                                    place: string | null;
                                    reason: string;
                                    /** @enum {unknown} */
                                    severity: "closed" | "slower";
                                    source: string;
                                    sourceUrl: string | null;
                                    /** Format: date */
                                    startsOn: string;
                                }[];
                                days: {
                                    back: number;
                                    leave: number;
                                    legs: ({
                                        /** @enum {unknown} */
                                        basis: "road_graph" | "official" | "estimate";
                                        metres: number;
                                        minutes: number;
                                        /** @enum {unknown} */
                                        mode: "walk" | "drive" | "train" | "boat";
                                    } | null)[];
                                    stops: {
                                        begin: number;
                                        broken: ({
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        }) | null;
                                        tooShort: number | null;
                                        windows: {
                                            close: number;
                                            lastEntry?: number;
                                            open: number;
                                        }[] | null;
                                    }[];
                                }[];
                                needsAttention: string | null;
                                places: {
                                    /** @enum {unknown} */
                                    category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                    /** @enum {unknown} */
                                    hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                    id: string;
                                    kindLabel: string;
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    poster: {
                                        hour?: string;
                                        scene: string;
                                        seed: string;
                                    };
                                    slug: string;
                                }[];
                                weekday: number;
                                weekdays: {
                                    broken: {
                                        day: number;
                                        place: string | null;
                                        reason: {
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        };
                                        stop: number;
                                    }[];
                                    weekday: number;
                                }[];
                            };
                            dayCount: number;
                            document: {
                                author: string;
                                body: string[];
                                days: {
                                    end: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    leave: number;
                                    start: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    stops: {
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        place: string | null;
                                        text: string;
                                    }[];
                                    text: string;
                                    title: string;
                                }[];
                                interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                                poster: {
                                    scene: string;
                                    seed: string;
                                };
                                reason: string;
                                summary: string;
                                title: string;
                                weekdays: number[];
                            };
                            edited: boolean;
                            history: {
                                by: string | null;
                                /** Format: date-time */
                                replacedAt: string;
                                title: string;
                                version: number;
                            }[];
                            id: string;
                            needsAttention: string | null;
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                            scenes: {
                                label: string;
                                scene: string;
                            }[];
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "published" | "featured" | "archived";
                            stopCount: number;
                            title: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Guarda un itinerario; lo que ya está publicado tiene que seguir en pie */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        document: {
                            author: string;
                            body: string[];
                            days: {
                                end: {
                                    /** Format: uuid */
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                leave: number;
                                start: {
                                    /** Format: uuid */
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                stops: {
                                    /** @enum {unknown} */
                                    meal?: "lunch" | "dinner";
                                    minutes: number;
                                    place: string | null;
                                    text: string;
                                }[];
                                text: string;
                                title: string;
                            }[];
                            interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                            poster: {
                                scene: string;
                                seed: string;
                            };
                            reason: string;
                            summary: string;
                            title: string;
                            weekdays: number[];
                        };
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("publish" | "feature" | "unfeature" | "withdraw" | "archive" | "recover")[];
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            check: {
                                closures: {
                                    endsOn: string | null;
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "place" | "road" | "event";
                                    name: string | null;
                                    place: string | null;
                                    reason: string;
                                    /** @enum {unknown} */
                                    severity: "closed" | "slower";
                                    source: string;
                                    sourceUrl: string | null;
                                    /** Format: date */
                                    startsOn: string;
                                }[];
                                days: {
                                    back: number;
                                    leave: number;
                                    legs: ({
                                        /** @enum {unknown} */
                                        basis: "road_graph" | "official" | "estimate";
                                        metres: number;
                                        minutes: number;
                                        /** @enum {unknown} */
                                        mode: "walk" | "drive" | "train" | "boat";
                                    } | null)[];
                                    stops: {
                                        begin: number;
                                        broken: ({
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        }) | null;
                                        tooShort: number | null;
                                        windows: {
                                            close: number;
                                            lastEntry?: number;
                                            open: number;
                                        }[] | null;
                                    }[];
                                }[];
                                needsAttention: string | null;
                                places: {
                                    /** @enum {unknown} */
                                    category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                    /** @enum {unknown} */
                                    hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                    id: string;
                                    kindLabel: string;
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    poster: {
                                        hour?: string;
                                        scene: string;
                                        seed: string;
                                    };
                                    slug: string;
                                }[];
                                weekday: number;
                                weekdays: {
                                    broken: {
                                        day: number;
                                        place: string | null;
                                        reason: {
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        };
                                        stop: number;
                                    }[];
                                    weekday: number;
                                }[];
                            };
                            dayCount: number;
                            document: {
                                author: string;
                                body: string[];
                                days: {
                                    end: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    leave: number;
                                    start: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    stops: {
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        place: string | null;
                                        text: string;
                                    }[];
                                    text: string;
                                    title: string;
                                }[];
                                interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                                poster: {
                                    scene: string;
                                    seed: string;
                                };
                                reason: string;
                                summary: string;
                                title: string;
                                weekdays: number[];
                            };
                            edited: boolean;
                            history: {
                                by: string | null;
                                /** Format: date-time */
                                replacedAt: string;
                                title: string;
                                version: number;
                            }[];
                            id: string;
                            needsAttention: string | null;
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                            scenes: {
                                label: string;
                                scene: string;
                            }[];
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "published" | "featured" | "archived";
                            stopCount: number;
                            title: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/itineraries/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comprueba un itinerario sin guardarlo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        document: {
                            author: string;
                            body: string[];
                            days: {
                                end: {
                                    /** Format: uuid */
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                leave: number;
                                start: {
                                    /** Format: uuid */
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                stops: {
                                    /** @enum {unknown} */
                                    meal?: "lunch" | "dinner";
                                    minutes: number;
                                    place: string | null;
                                    text: string;
                                }[];
                                text: string;
                                title: string;
                            }[];
                            interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                            poster: {
                                scene: string;
                                seed: string;
                            };
                            reason: string;
                            summary: string;
                            title: string;
                            weekdays: number[];
                        };
                        weekday?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            closures: {
                                endsOn: string | null;
                                id: string;
                                /** @enum {unknown} */
                                kind: "place" | "road" | "event";
                                name: string | null;
                                place: string | null;
                                reason: string;
                                /** @enum {unknown} */
                                severity: "closed" | "slower";
                                source: string;
                                sourceUrl: string | null;
                                /** Format: date */
                                startsOn: string;
                            }[];
                            days: {
                                back: number;
                                leave: number;
                                legs: ({
                                    /** @enum {unknown} */
                                    basis: "road_graph" | "official" | "estimate";
                                    metres: number;
                                    minutes: number;
                                    /** @enum {unknown} */
                                    mode: "walk" | "drive" | "train" | "boat";
                                } | null)[];
                                stops: {
                                    begin: number;
                                    broken: ({
                                        /** @enum {unknown} */
                                        code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                    } | {
                                        /** @enum {string} */
                                        code: "closed_then";
                                        windows: {
                                            close: number;
                                            lastEntry?: number;
                                            open: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        code: "need_not_met";
                                        /** @enum {unknown} */
                                        need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                    } | {
                                        /** @enum {string} */
                                        code: "overlaps";
                                        with: string;
                                    } | {
                                        /** @enum {unknown} */
                                        code: "cannot_arrive" | "before_the_day";
                                        earliest: number;
                                    } | {
                                        back: number;
                                        /** @enum {string} */
                                        code: "after_the_day";
                                        latest: number;
                                    } | {
                                        /** @enum {string} */
                                        code: "meal_outside_hours";
                                        window: {
                                            close: number;
                                            lastEntry?: number;
                                            open: number;
                                        };
                                    }) | null;
                                    tooShort: number | null;
                                    windows: {
                                        close: number;
                                        lastEntry?: number;
                                        open: number;
                                    }[] | null;
                                }[];
                            }[];
                            needsAttention: string | null;
                            places: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                /** @enum {unknown} */
                                hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                            weekday: number;
                            weekdays: {
                                broken: {
                                    day: number;
                                    place: string | null;
                                    reason: {
                                        /** @enum {unknown} */
                                        code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                    } | {
                                        /** @enum {string} */
                                        code: "closed_then";
                                        windows: {
                                            close: number;
                                            lastEntry?: number;
                                            open: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        code: "need_not_met";
                                        /** @enum {unknown} */
                                        need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                    } | {
                                        /** @enum {string} */
                                        code: "overlaps";
                                        with: string;
                                    } | {
                                        /** @enum {unknown} */
                                        code: "cannot_arrive" | "before_the_day";
                                        earliest: number;
                                    } | {
                                        back: number;
                                        /** @enum {string} */
                                        code: "after_the_day";
                                        latest: number;
                                    } | {
                                        /** @enum {string} */
                                        code: "meal_outside_hours";
                                        window: {
                                            close: number;
                                            lastEntry?: number;
                                            open: number;
                                        };
                                    };
                                    stop: number;
                                }[];
                                weekday: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/itineraries/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publica, recomienda, archiva o devuelve a borrador */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "publish" | "feature" | "unfeature" | "withdraw" | "archive" | "recover";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("publish" | "feature" | "unfeature" | "withdraw" | "archive" | "recover")[];
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            check: {
                                closures: {
                                    endsOn: string | null;
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "place" | "road" | "event";
                                    name: string | null;
                                    place: string | null;
                                    reason: string;
                                    /** @enum {unknown} */
                                    severity: "closed" | "slower";
                                    source: string;
                                    sourceUrl: string | null;
                                    /** Format: date */
                                    startsOn: string;
                                }[];
                                days: {
                                    back: number;
                                    leave: number;
                                    legs: ({
                                        /** @enum {unknown} */
                                        basis: "road_graph" | "official" | "estimate";
                                        metres: number;
                                        minutes: number;
                                        /** @enum {unknown} */
                                        mode: "walk" | "drive" | "train" | "boat";
                                    } | null)[];
                                    stops: {
                                        begin: number;
                                        broken: ({
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        }) | null;
                                        tooShort: number | null;
                                        windows: {
                                            close: number;
                                            lastEntry?: number;
                                            open: number;
                                        }[] | null;
                                    }[];
                                }[];
                                needsAttention: string | null;
                                places: {
                                    /** @enum {unknown} */
                                    category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                    /** @enum {unknown} */
                                    hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                    id: string;
                                    kindLabel: string;
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    poster: {
                                        hour?: string;
                                        scene: string;
                                        seed: string;
                                    };
                                    slug: string;
                                }[];
                                weekday: number;
                                weekdays: {
                                    broken: {
                                        day: number;
                                        place: string | null;
                                        reason: {
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        };
                                        stop: number;
                                    }[];
                                    weekday: number;
                                }[];
                            };
                            dayCount: number;
                            document: {
                                author: string;
                                body: string[];
                                days: {
                                    end: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    leave: number;
                                    start: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    stops: {
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        place: string | null;
                                        text: string;
                                    }[];
                                    text: string;
                                    title: string;
                                }[];
                                interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                                poster: {
                                    scene: string;
                                    seed: string;
                                };
                                reason: string;
                                summary: string;
                                title: string;
                                weekdays: number[];
                            };
                            edited: boolean;
                            history: {
                                by: string | null;
                                /** Format: date-time */
                                replacedAt: string;
                                title: string;
                                version: number;
                            }[];
                            id: string;
                            needsAttention: string | null;
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                            scenes: {
                                label: string;
                                scene: string;
                            }[];
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "published" | "featured" | "archived";
                            stopCount: number;
                            title: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/itineraries/{id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Vuelve a una versión anterior, como versión nueva */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    version: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description La versión vigente, sobre la que se restaura */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("publish" | "feature" | "unfeature" | "withdraw" | "archive" | "recover")[];
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            check: {
                                closures: {
                                    endsOn: string | null;
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "place" | "road" | "event";
                                    name: string | null;
                                    place: string | null;
                                    reason: string;
                                    /** @enum {unknown} */
                                    severity: "closed" | "slower";
                                    source: string;
                                    sourceUrl: string | null;
                                    /** Format: date */
                                    startsOn: string;
                                }[];
                                days: {
                                    back: number;
                                    leave: number;
                                    legs: ({
                                        /** @enum {unknown} */
                                        basis: "road_graph" | "official" | "estimate";
                                        metres: number;
                                        minutes: number;
                                        /** @enum {unknown} */
                                        mode: "walk" | "drive" | "train" | "boat";
                                    } | null)[];
                                    stops: {
                                        begin: number;
                                        broken: ({
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        }) | null;
                                        tooShort: number | null;
                                        windows: {
                                            close: number;
                                            lastEntry?: number;
                                            open: number;
                                        }[] | null;
                                    }[];
                                }[];
                                needsAttention: string | null;
                                places: {
                                    /** @enum {unknown} */
                                    category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                    /** @enum {unknown} */
                                    hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                    id: string;
                                    kindLabel: string;
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    poster: {
                                        hour?: string;
                                        scene: string;
                                        seed: string;
                                    };
                                    slug: string;
                                }[];
                                weekday: number;
                                weekdays: {
                                    broken: {
                                        day: number;
                                        place: string | null;
                                        reason: {
                                            /** @enum {unknown} */
                                            code: "unknown_place" | "planned_twice" | "closed_that_day" | "hours_only_assumed" | "no_way";
                                        } | {
                                            /** @enum {string} */
                                            code: "closed_then";
                                            windows: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "overlaps";
                                            with: string;
                                        } | {
                                            /** @enum {unknown} */
                                            code: "cannot_arrive" | "before_the_day";
                                            earliest: number;
                                        } | {
                                            back: number;
                                            /** @enum {string} */
                                            code: "after_the_day";
                                            latest: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "meal_outside_hours";
                                            window: {
                                                close: number;
                                                lastEntry?: number;
                                                open: number;
                                            };
                                        };
                                        stop: number;
                                    }[];
                                    weekday: number;
                                }[];
                            };
                            dayCount: number;
                            document: {
                                author: string;
                                body: string[];
                                days: {
                                    end: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    leave: number;
                                    start: {
                                        /** Format: uuid */
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    stops: {
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        place: string | null;
                                        text: string;
                                    }[];
                                    text: string;
                                    title: string;
                                }[];
                                interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                                poster: {
                                    scene: string;
                                    seed: string;
                                };
                                reason: string;
                                summary: string;
                                title: string;
                                weekdays: number[];
                            };
                            edited: boolean;
                            history: {
                                by: string | null;
                                /** Format: date-time */
                                replacedAt: string;
                                title: string;
                                version: number;
                            }[];
                            id: string;
                            needsAttention: string | null;
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                            scenes: {
                                label: string;
                                scene: string;
                            }[];
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "published" | "featured" | "archived";
                            stopCount: number;
                            title: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/money/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comprueba que lugares y dinero cuadren en todo el sitio */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            broken: {
                                detail: string;
                                invariant: string;
                                subject: string;
                            }[];
                            cases: {
                                about: string;
                                amount: number | null;
                                closedAt: string | null;
                                currency: string | null;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                openedAt: string;
                                orderId: string | null;
                                reason: string;
                                resolution: string | null;
                            }[];
                            /** Format: date-time */
                            checkedAt: string;
                            invariants: string[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operadores de la región, primero los que esperan */
        get: {
            parameters: {
                query?: {
                    state?: "draft" | "submitted" | "verified" | "suspended";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                                onSale: number;
                                plans: number;
                                registerNumber: string | null;
                                registerUntil: string | null;
                                slug: string;
                                /** @enum {unknown} */
                                state: "draft" | "submitted" | "verified" | "suspended";
                                submittedAt: string | null;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/{operatorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un operador, con sus documentos y su historia */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: ("submit" | "verify" | "send_back" | "suspend" | "lapse" | "resume")[];
                            canCommission: {
                                allowed: boolean;
                                reason: string | null;
                            };
                            commissionBps: number | null;
                            company: string | null;
                            documents: {
                                /** Format: date-time */
                                addedAt: string;
                                height: number;
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "register" | "tax" | "identity" | "certificate" | "other";
                                name: string;
                                width: number;
                            }[];
                            events: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                reason: string | null;
                                /** @enum {unknown} */
                                toState: "draft" | "submitted" | "verified" | "suspended";
                                who: string | null;
                            }[];
                            fictional: boolean;
                            hasBank: boolean;
                            /** Format: uuid */
                            id: string;
                            legal: {
                                address: string;
                                checkedOn: string | null;
                                legalName: string;
                                register: {
                                    [key: string]: string;
                                };
                                representative: string;
                                taxNumber: string;
                            };
                            name: string;
                            onSale: number;
                            plans: number;
                            profile: {
                                about: string;
                                address: string;
                                colour: string;
                                email: string | null;
                                languages: string[];
                                lat: number;
                                lon: number;
                                phone: string | null;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                            };
                            register: {
                                authority: string;
                                fields: {
                                    choices: string[];
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "date" | "choice";
                                    label: string;
                                    required: boolean;
                                }[];
                                name: string;
                                note: string;
                                shortName: string;
                                taxName: string;
                                until: {
                                    label: string;
                                    required: boolean;
                                } | null;
                                url: string | null;
                            };
                            registerNumber: string | null;
                            registerUntil: string | null;
                            reviewNote: string | null;
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "verified" | "suspended";
                            submittedAt: string | null;
                            usualCommissionBps: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/{operatorId}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifica, devuelve, suspende o reanuda un operador */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "verify" | "send_back" | "suspend" | "resume";
                        reason?: string;
                        registerUntil?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: ("submit" | "verify" | "send_back" | "suspend" | "lapse" | "resume")[];
                            canCommission: {
                                allowed: boolean;
                                reason: string | null;
                            };
                            commissionBps: number | null;
                            company: string | null;
                            documents: {
                                /** Format: date-time */
                                addedAt: string;
                                height: number;
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "register" | "tax" | "identity" | "certificate" | "other";
                                name: string;
                                width: number;
                            }[];
                            events: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                reason: string | null;
                                /** @enum {unknown} */
                                toState: "draft" | "submitted" | "verified" | "suspended";
                                who: string | null;
                            }[];
                            fictional: boolean;
                            hasBank: boolean;
                            /** Format: uuid */
                            id: string;
                            legal: {
                                address: string;
                                checkedOn: string | null;
                                legalName: string;
                                register: {
                                    [key: string]: string;
                                };
                                representative: string;
                                taxNumber: string;
                            };
                            name: string;
                            onSale: number;
                            plans: number;
                            profile: {
                                about: string;
                                address: string;
                                colour: string;
                                email: string | null;
                                languages: string[];
                                lat: number;
                                lon: number;
                                phone: string | null;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                            };
                            register: {
                                authority: string;
                                fields: {
                                    choices: string[];
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "date" | "choice";
                                    label: string;
                                    required: boolean;
                                }[];
                                name: string;
                                note: string;
                                shortName: string;
                                taxName: string;
                                until: {
                                    label: string;
                                    required: boolean;
                                } | null;
                                url: string | null;
                            };
                            registerNumber: string | null;
                            registerUntil: string | null;
                            reviewNote: string | null;
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "verified" | "suspended";
                            submittedAt: string | null;
                            usualCommissionBps: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/{operatorId}/commission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambia la comisión de un operador en las ventas por venir */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        commissionBps: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: ("submit" | "verify" | "send_back" | "suspend" | "lapse" | "resume")[];
                            canCommission: {
                                allowed: boolean;
                                reason: string | null;
                            };
                            commissionBps: number | null;
                            company: string | null;
                            documents: {
                                /** Format: date-time */
                                addedAt: string;
                                height: number;
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "register" | "tax" | "identity" | "certificate" | "other";
                                name: string;
                                width: number;
                            }[];
                            events: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                reason: string | null;
                                /** @enum {unknown} */
                                toState: "draft" | "submitted" | "verified" | "suspended";
                                who: string | null;
                            }[];
                            fictional: boolean;
                            hasBank: boolean;
                            /** Format: uuid */
                            id: string;
                            legal: {
                                address: string;
                                checkedOn: string | null;
                                legalName: string;
                                register: {
                                    [key: string]: string;
                                };
                                representative: string;
                                taxNumber: string;
                            };
                            name: string;
                            onSale: number;
                            plans: number;
                            profile: {
                                about: string;
                                address: string;
                                colour: string;
                                email: string | null;
                                languages: string[];
                                lat: number;
                                lon: number;
                                phone: string | null;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                            };
                            register: {
                                authority: string;
                                fields: {
                                    choices: string[];
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "date" | "choice";
                                    label: string;
                                    required: boolean;
                                }[];
                                name: string;
                                note: string;
                                shortName: string;
                                taxName: string;
                                until: {
                                    label: string;
                                    required: boolean;
                                } | null;
                                url: string | null;
                            };
                            registerNumber: string | null;
                            registerUntil: string | null;
                            reviewNote: string | null;
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "verified" | "suspended";
                            submittedAt: string | null;
                            usualCommissionBps: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/{operatorId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La foto de un documento (WebP) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    documentId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organisation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los ajustes de la organización, para editarlos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                edit: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            changedAt: string | null;
                            changedBy: string | null;
                            choices: {
                                countries: {
                                    code: string;
                                    modes: {
                                        directory: {
                                            consequences: string[];
                                            summary: string;
                                        };
                                        intermediary: {
                                            consequences: string[];
                                            summary: string;
                                        };
                                    };
                                    name: string;
                                    /** @description "por revisar" hasta que la revise una persona abogada del país */
                                    status: string;
                                }[];
                                currencies: {
                                    code: string;
                                    name: string;
                                }[];
                                locales: {
                                    code: string;
                                    name: string;
                                }[];
                                ownMark: string;
                                palette: {
                                    [key: string]: string;
                                };
                                scenes: {
                                    hours: string[];
                                    id: string;
                                    name: string;
                                }[];
                            };
                            settings: {
                                brand: {
                                    /** @enum {unknown} */
                                    mark: "own" | "stairs" | "step" | "rhomb" | "wave" | "sun" | "cross" | "leaf";
                                    palette: {
                                        [key: string]: string;
                                    };
                                    share: {
                                        /** @enum {unknown} */
                                        hour: "dawn" | "noon" | "gold" | "dusk" | "night" | "garua";
                                        scene: string;
                                    };
                                };
                                /**
                                 * @description Dónde se escribe la tarjeta
                                 * @enum {unknown}
                                 */
                                cardsIn: "page" | "frame";
                                /** @description En centésimas de por ciento */
                                commission: number;
                                contact: {
                                    address: string;
                                    email: string;
                                    legalName: string;
                                    name: string;
                                    phone: string | null;
                                };
                                /** @description El paquete legal, por su país (ISO 3166-1) */
                                country: string;
                                /** @description ISO 4217 */
                                currency: string;
                                /** @description Nombre del sitio, de la región y sus frases */
                                identity: {
                                    description: string;
                                    product: string;
                                    region: string;
                                    tagline: string;
                                };
                                languages: ("es" | "qu" | "ay" | "en" | "pt" | "fr" | "de" | "it" | "ja" | "zh")[];
                                /** @enum {unknown} */
                                legalMode: "directory" | "intermediary";
                                /** @description Cómo se escriben fechas y números */
                                locale: string;
                            };
                            /** @description 0: como dice la carpeta de la región */
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Guardar los ajustes de la organización como una nueva versión */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason?: string;
                        settings: {
                            brand: {
                                /** @enum {unknown} */
                                mark: "own" | "stairs" | "step" | "rhomb" | "wave" | "sun" | "cross" | "leaf";
                                palette: {
                                    [key: string]: string;
                                };
                                share: {
                                    /** @enum {unknown} */
                                    hour: "dawn" | "noon" | "gold" | "dusk" | "night" | "garua";
                                    scene: string;
                                };
                            };
                            /**
                             * @description Dónde se escribe la tarjeta
                             * @enum {unknown}
                             */
                            cardsIn: "page" | "frame";
                            /** @description En centésimas de por ciento */
                            commission: number;
                            contact: {
                                address: string;
                                email: string;
                                legalName: string;
                                name: string;
                                phone: string | null;
                            };
                            /** @description El paquete legal, por su país (ISO 3166-1) */
                            country: string;
                            /** @description ISO 4217 */
                            currency: string;
                            /** @description Nombre del sitio, de la región y sus frases */
                            identity: {
                                description: string;
                                product: string;
                                region: string;
                                tagline: string;
                            };
                            languages: ("es" | "qu" | "ay" | "en" | "pt" | "fr" | "de" | "it" | "ja" | "zh")[];
                            /** @enum {unknown} */
                            legalMode: "directory" | "intermediary";
                            /** @description Cómo se escriben fechas y números */
                            locale: string;
                        };
                        /** @description La versión sobre la que se trabajó */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                edit: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            changedAt: string | null;
                            changedBy: string | null;
                            choices: {
                                countries: {
                                    code: string;
                                    modes: {
                                        directory: {
                                            consequences: string[];
                                            summary: string;
                                        };
                                        intermediary: {
                                            consequences: string[];
                                            summary: string;
                                        };
                                    };
                                    name: string;
                                    /** @description "por revisar" hasta que la revise una persona abogada del país */
                                    status: string;
                                }[];
                                currencies: {
                                    code: string;
                                    name: string;
                                }[];
                                locales: {
                                    code: string;
                                    name: string;
                                }[];
                                ownMark: string;
                                palette: {
                                    [key: string]: string;
                                };
                                scenes: {
                                    hours: string[];
                                    id: string;
                                    name: string;
                                }[];
                            };
                            settings: {
                                brand: {
                                    /** @enum {unknown} */
                                    mark: "own" | "stairs" | "step" | "rhomb" | "wave" | "sun" | "cross" | "leaf";
                                    palette: {
                                        [key: string]: string;
                                    };
                                    share: {
                                        /** @enum {unknown} */
                                        hour: "dawn" | "noon" | "gold" | "dusk" | "night" | "garua";
                                        scene: string;
                                    };
                                };
                                /**
                                 * @description Dónde se escribe la tarjeta
                                 * @enum {unknown}
                                 */
                                cardsIn: "page" | "frame";
                                /** @description En centésimas de por ciento */
                                commission: number;
                                contact: {
                                    address: string;
                                    email: string;
                                    legalName: string;
                                    name: string;
                                    phone: string | null;
                                };
                                /** @description El paquete legal, por su país (ISO 3166-1) */
                                country: string;
                                /** @description ISO 4217 */
                                currency: string;
                                /** @description Nombre del sitio, de la región y sus frases */
                                identity: {
                                    description: string;
                                    product: string;
                                    region: string;
                                    tagline: string;
                                };
                                languages: ("es" | "qu" | "ay" | "en" | "pt" | "fr" | "de" | "it" | "ja" | "zh")[];
                                /** @enum {unknown} */
                                legalMode: "directory" | "intermediary";
                                /** @description Cómo se escriben fechas y números */
                                locale: string;
                            };
                            /** @description 0: como dice la carpeta de la región */
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organisation/versions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Las versiones de los ajustes, con lo que cambió cada una */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    before?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                changedAt: string | null;
                                changedBy: string | null;
                                changes: {
                                    after: string;
                                    before: string;
                                    /** @description Cómo se llama en la pantalla */
                                    name: string;
                                    path: string;
                                }[];
                                restoredFrom: number | null;
                                /** @description 0: como dice la carpeta de la región */
                                version: number;
                            }[];
                            next: number | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organisation/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Volver a una versión anterior de los ajustes (0: como dice la carpeta de la región) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    version: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description La versión que la persona veía */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                edit: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            changedAt: string | null;
                            changedBy: string | null;
                            choices: {
                                countries: {
                                    code: string;
                                    modes: {
                                        directory: {
                                            consequences: string[];
                                            summary: string;
                                        };
                                        intermediary: {
                                            consequences: string[];
                                            summary: string;
                                        };
                                    };
                                    name: string;
                                    /** @description "por revisar" hasta que la revise una persona abogada del país */
                                    status: string;
                                }[];
                                currencies: {
                                    code: string;
                                    name: string;
                                }[];
                                locales: {
                                    code: string;
                                    name: string;
                                }[];
                                ownMark: string;
                                palette: {
                                    [key: string]: string;
                                };
                                scenes: {
                                    hours: string[];
                                    id: string;
                                    name: string;
                                }[];
                            };
                            settings: {
                                brand: {
                                    /** @enum {unknown} */
                                    mark: "own" | "stairs" | "step" | "rhomb" | "wave" | "sun" | "cross" | "leaf";
                                    palette: {
                                        [key: string]: string;
                                    };
                                    share: {
                                        /** @enum {unknown} */
                                        hour: "dawn" | "noon" | "gold" | "dusk" | "night" | "garua";
                                        scene: string;
                                    };
                                };
                                /**
                                 * @description Dónde se escribe la tarjeta
                                 * @enum {unknown}
                                 */
                                cardsIn: "page" | "frame";
                                /** @description En centésimas de por ciento */
                                commission: number;
                                contact: {
                                    address: string;
                                    email: string;
                                    legalName: string;
                                    name: string;
                                    phone: string | null;
                                };
                                /** @description El paquete legal, por su país (ISO 3166-1) */
                                country: string;
                                /** @description ISO 4217 */
                                currency: string;
                                /** @description Nombre del sitio, de la región y sus frases */
                                identity: {
                                    description: string;
                                    product: string;
                                    region: string;
                                    tagline: string;
                                };
                                languages: ("es" | "qu" | "ay" | "en" | "pt" | "fr" | "de" | "it" | "ja" | "zh")[];
                                /** @enum {unknown} */
                                legalMode: "directory" | "intermediary";
                                /** @description Cómo se escriben fechas y números */
                                locale: string;
                            };
                            /** @description 0: como dice la carpeta de la región */
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que espera a quien trabaja en la región, con su antigüedad */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changes: {
                                /** Format: date-time */
                                at: string;
                                by: string | null;
                                id: string;
                                title: string;
                            }[];
                            queues: {
                                count: number;
                                late: number;
                                link: string;
                                name: string;
                                oldestAt: string | null;
                                target: string | null;
                                title: string;
                            }[];
                            you: {
                                name: string;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payout-batches/{batchId}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marca como enviadas o pagadas todas las transferencias de un lote que pueden serlo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "send" | "confirm";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            balances: {
                                accrued: number;
                                currency: string;
                                obstacle: ("no_account" | "other_currency" | "suspended" | "below_zero") | null;
                                operator: {
                                    fictional: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                releasable: number;
                                underWay: number;
                            }[];
                            batches: {
                                byItself: boolean;
                                currency: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                madeAt: string;
                                payouts: {
                                    accountEnding: string;
                                    amount: number;
                                    can: ("send" | "confirm" | "return" | "withdraw")[];
                                    /** Format: date-time */
                                    changedAt: string;
                                    currency: string;
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date-time */
                                    madeAt: string;
                                    operator: {
                                        fictional: boolean;
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    reference: string;
                                    /** @enum {unknown} */
                                    state: "batched" | "sent" | "confirmed" | "returned" | "withdrawn";
                                }[];
                                reference: string;
                                total: number;
                            }[];
                            hasPayer: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payout-batches/{batchId}/pain.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El lote como ISO 20022 pain.001 para el banco */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payout-batches/{batchId}/transfers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El lote para una hoja de cálculo */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qué se debe a los operadores y las transferencias que se les hicieron */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            balances: {
                                accrued: number;
                                currency: string;
                                obstacle: ("no_account" | "other_currency" | "suspended" | "below_zero") | null;
                                operator: {
                                    fictional: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                releasable: number;
                                underWay: number;
                            }[];
                            batches: {
                                byItself: boolean;
                                currency: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                madeAt: string;
                                payouts: {
                                    accountEnding: string;
                                    amount: number;
                                    can: ("send" | "confirm" | "return" | "withdraw")[];
                                    /** Format: date-time */
                                    changedAt: string;
                                    currency: string;
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date-time */
                                    madeAt: string;
                                    operator: {
                                        fictional: boolean;
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    reference: string;
                                    /** @enum {unknown} */
                                    state: "batched" | "sent" | "confirmed" | "returned" | "withdrawn";
                                }[];
                                reference: string;
                                total: number;
                            }[];
                            hasPayer: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Prepara ahora las transferencias de lo que se puede pagar */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            balances: {
                                accrued: number;
                                currency: string;
                                obstacle: ("no_account" | "other_currency" | "suspended" | "below_zero") | null;
                                operator: {
                                    fictional: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                releasable: number;
                                underWay: number;
                            }[];
                            batches: {
                                byItself: boolean;
                                currency: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                madeAt: string;
                                payouts: {
                                    accountEnding: string;
                                    amount: number;
                                    can: ("send" | "confirm" | "return" | "withdraw")[];
                                    /** Format: date-time */
                                    changedAt: string;
                                    currency: string;
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date-time */
                                    madeAt: string;
                                    operator: {
                                        fictional: boolean;
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    reference: string;
                                    /** @enum {unknown} */
                                    state: "batched" | "sent" | "confirmed" | "returned" | "withdrawn";
                                }[];
                                reference: string;
                                total: number;
                            }[];
                            hasPayer: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/{payoutId}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marca una transferencia como enviada, pagada, devuelta o retirada */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    payoutId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "send" | "confirm" | "return" | "withdraw";
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            balances: {
                                accrued: number;
                                currency: string;
                                obstacle: ("no_account" | "other_currency" | "suspended" | "below_zero") | null;
                                operator: {
                                    fictional: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                releasable: number;
                                underWay: number;
                            }[];
                            batches: {
                                byItself: boolean;
                                currency: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                madeAt: string;
                                payouts: {
                                    accountEnding: string;
                                    amount: number;
                                    can: ("send" | "confirm" | "return" | "withdraw")[];
                                    /** Format: date-time */
                                    changedAt: string;
                                    currency: string;
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date-time */
                                    madeAt: string;
                                    operator: {
                                        fictional: boolean;
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    reference: string;
                                    /** @enum {unknown} */
                                    state: "batched" | "sent" | "confirmed" | "returned" | "withdrawn";
                                }[];
                                reference: string;
                                total: number;
                            }[];
                            hasPayer: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cuentas, por nombre o correo */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Parte del nombre o del correo */
                    q?: string;
                    state?: "pending_email" | "active" | "locked" | "suspended" | "deletion_requested";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date-time */
                                createdAt: string;
                                email: string;
                                id: string;
                                lastSeenAt: string | null;
                                name: string;
                                sessions: number;
                                staff: ("admin" | "moderator" | "editor") | null;
                                /** @enum {unknown} */
                                state: "pending_email" | "active" | "locked" | "suspended" | "deletion_requested" | "erased";
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una cuenta: su estado, sus sesiones y su historia */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                endSessions: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                keepFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                lock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                reinstate: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                removeFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                request_deletion: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                suspend: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                unlock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            companies: number;
                            confirmedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            devices: {
                                name: string;
                                seenAt: string | null;
                                /** Format: date-time */
                                since: string;
                            }[];
                            email: string;
                            factorRemoval: {
                                /** Format: date-time */
                                askedAt: string;
                                by: string | null;
                                dueAt: string | null;
                                reason: string;
                            } | null;
                            history: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                                reason: string | null;
                            }[];
                            id: string;
                            lastSeenAt: string | null;
                            name: string;
                            secondFactor: boolean;
                            sessions: number;
                            staff: ("admin" | "moderator" | "editor") | null;
                            /** @enum {unknown} */
                            state: "pending_email" | "active" | "locked" | "suspended" | "deletion_requested" | "erased";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/factor-removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir que se retire el segundo paso de quien lo perdió, con su motivo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Queda en el registro */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                endSessions: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                keepFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                lock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                reinstate: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                removeFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                request_deletion: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                suspend: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                unlock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            companies: number;
                            confirmedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            devices: {
                                name: string;
                                seenAt: string | null;
                                /** Format: date-time */
                                since: string;
                            }[];
                            email: string;
                            factorRemoval: {
                                /** Format: date-time */
                                askedAt: string;
                                by: string | null;
                                dueAt: string | null;
                                reason: string;
                            } | null;
                            history: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                                reason: string | null;
                            }[];
                            id: string;
                            lastSeenAt: string | null;
                            name: string;
                            secondFactor: boolean;
                            sessions: number;
                            staff: ("admin" | "moderator" | "editor") | null;
                            /** @enum {unknown} */
                            state: "pending_email" | "active" | "locked" | "suspended" | "deletion_requested" | "erased";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Detener el retiro del segundo paso de una cuenta */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                endSessions: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                keepFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                lock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                reinstate: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                removeFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                request_deletion: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                suspend: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                unlock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            companies: number;
                            confirmedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            devices: {
                                name: string;
                                seenAt: string | null;
                                /** Format: date-time */
                                since: string;
                            }[];
                            email: string;
                            factorRemoval: {
                                /** Format: date-time */
                                askedAt: string;
                                by: string | null;
                                dueAt: string | null;
                                reason: string;
                            } | null;
                            history: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                                reason: string | null;
                            }[];
                            id: string;
                            lastSeenAt: string | null;
                            name: string;
                            secondFactor: boolean;
                            sessions: number;
                            staff: ("admin" | "moderator" | "editor") | null;
                            /** @enum {unknown} */
                            state: "pending_email" | "active" | "locked" | "suspended" | "deletion_requested" | "erased";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cerrar todas las sesiones de una cuenta, con su motivo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Queda en el registro */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                endSessions: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                keepFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                lock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                reinstate: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                removeFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                request_deletion: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                suspend: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                unlock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            companies: number;
                            confirmedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            devices: {
                                name: string;
                                seenAt: string | null;
                                /** Format: date-time */
                                since: string;
                            }[];
                            email: string;
                            factorRemoval: {
                                /** Format: date-time */
                                askedAt: string;
                                by: string | null;
                                dueAt: string | null;
                                reason: string;
                            } | null;
                            history: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                                reason: string | null;
                            }[];
                            id: string;
                            lastSeenAt: string | null;
                            name: string;
                            secondFactor: boolean;
                            sessions: number;
                            staff: ("admin" | "moderator" | "editor") | null;
                            /** @enum {unknown} */
                            state: "pending_email" | "active" | "locked" | "suspended" | "deletion_requested" | "erased";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bloquear, desbloquear o suspender una cuenta, o registrar que pidieron borrarla, con su motivo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "lock" | "unlock" | "suspend" | "reinstate" | "request_deletion";
                        /** @description Queda en el registro */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                endSessions: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                keepFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                lock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                reinstate: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                removeFactors: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                request_deletion: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                suspend: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                                unlock: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            companies: number;
                            confirmedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            devices: {
                                name: string;
                                seenAt: string | null;
                                /** Format: date-time */
                                since: string;
                            }[];
                            email: string;
                            factorRemoval: {
                                /** Format: date-time */
                                askedAt: string;
                                by: string | null;
                                dueAt: string | null;
                                reason: string;
                            } | null;
                            history: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                                reason: string | null;
                            }[];
                            id: string;
                            lastSeenAt: string | null;
                            name: string;
                            secondFactor: boolean;
                            sessions: number;
                            staff: ("admin" | "moderator" | "editor") | null;
                            /** @enum {unknown} */
                            state: "pending_email" | "active" | "locked" | "suspended" | "deletion_requested" | "erased";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Planes que esperan la aprobación de la región */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {unknown} */
                                availabilityType: "START_TIME" | "OPENING_HOURS";
                                /** Format: date-time */
                                changedAt: string;
                                currency: string;
                                departures: number;
                                /** Format: uuid */
                                id: string;
                                operator: {
                                    fictional: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                people: number;
                                priceFrom: number | null;
                                /** @enum {unknown} */
                                pricingPer: "UNIT" | "BOOKING";
                                review: ("submitted" | "changes_requested") | null;
                                reviewNote: string | null;
                                slug: string;
                                /** @enum {unknown} */
                                state: "draft" | "submitted" | "changes_requested" | "on_sale" | "paused" | "retired";
                                submittedAt: string | null;
                                title: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un plan tal como se envió, con lo que habla en contra */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    planId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {unknown} */
                            availabilityType: "START_TIME" | "OPENING_HOURS";
                            can: ("submit" | "withdraw" | "approve" | "request_changes" | "pause" | "lapse" | "resume" | "retire")[];
                            /** Format: date-time */
                            changedAt: string;
                            content: {
                                access: string;
                                bring: string[];
                                certificate: {
                                    number: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                days: {
                                    stops: {
                                        begin: number;
                                        included: boolean;
                                        minutes: number;
                                        note: string;
                                        place: string | null;
                                        title: string;
                                    }[];
                                    title: string;
                                }[];
                                description: string;
                                excludes: string[];
                                facts?: {
                                    accessible: boolean;
                                    adventure: boolean;
                                    /** @enum {unknown} */
                                    category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    difficulty: number;
                                    languages: string[];
                                };
                                includes: string[];
                                meeting: {
                                    asksAddress: boolean;
                                    /** @enum {unknown} */
                                    kind: "point" | "pickup";
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    note: string;
                                };
                                pictures: ({
                                    alt: string;
                                    hour?: string;
                                    /** @enum {string} */
                                    kind: "poster";
                                    scene: string;
                                    seed: string;
                                } | {
                                    alt: string;
                                    credit: string;
                                    file: string;
                                    /** @enum {string} */
                                    kind: "photo";
                                    thumbhash?: string;
                                })[];
                                policy: {
                                    bands: {
                                        before: {
                                            amount: number;
                                            /** @enum {unknown} */
                                            unit: "hour" | "day";
                                        };
                                        refundBps: number;
                                    }[];
                                    /** @enum {unknown} */
                                    minimum: "full" | "move_or_full";
                                    /** @enum {unknown} */
                                    weather: "full" | "move_or_full";
                                };
                                questions: {
                                    choices: string[];
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "choice" | "number" | "yes_no";
                                    label: string;
                                    perPerson: boolean;
                                    required: boolean;
                                }[];
                                restrictions: string[];
                                summary: string;
                                title: string;
                            };
                            currency: string;
                            departures: number;
                            facts: {
                                accessible: boolean;
                                adventure: boolean;
                                /** @enum {unknown} */
                                category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                /** @enum {unknown} */
                                confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                difficulty: number;
                                languages: string[];
                            };
                            /** Format: uuid */
                            id: string;
                            operator: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            options: {
                                balanceDays: number;
                                capacity: number | null;
                                cutoffMinutes: number;
                                depositBps: number;
                                durationMinutes: number;
                                /** Format: uuid */
                                id: string;
                                language: string | null;
                                maxUnits: number | null;
                                minimumDecidedHours: number;
                                minimumGroup: number;
                                /** @enum {unknown} */
                                minimumOutcome: "guaranteed" | "cancel";
                                minUnits: number;
                                name: string;
                                prices: {
                                    amount: number;
                                    from: string | null;
                                    to: string | null;
                                    unit: string | null;
                                    weekdays: number[] | null;
                                }[];
                                private: boolean;
                                units: {
                                    accompaniedBy: string[];
                                    /** Format: uuid */
                                    id: string;
                                    idRequired: boolean;
                                    maxAge: number | null;
                                    minAge: number | null;
                                    name: string;
                                    places: number;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                            }[];
                            people: number;
                            policyWords: string[];
                            priceFrom: number | null;
                            /** @enum {unknown} */
                            pricingPer: "UNIT" | "BOOKING";
                            review: ("submitted" | "changes_requested") | null;
                            reviewNote: string | null;
                            rules: {
                                /** Format: uuid */
                                id: string;
                                madeUntil: string | null;
                                /** Format: uuid */
                                optionId: string;
                                rule: {
                                    capacity: number | null;
                                    exceptions: string[];
                                    from: string | null;
                                    onlyOpen: boolean;
                                    openingHours: {
                                        from: string;
                                        to: string;
                                    }[] | null;
                                    resources: string[];
                                    times: string[];
                                    to: string | null;
                                    weekdays: number[];
                                };
                            }[];
                            slug: string;
                            soldVersion: number | null;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "changes_requested" | "on_sale" | "paused" | "retired";
                            submittedAt: string | null;
                            title: string;
                            version: number;
                            warnings: {
                                blocks: boolean;
                                /** @enum {unknown} */
                                code: "closed" | "certificate" | "no_departures" | "no_options" | "no_price" | "stops_overlap";
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans/{planId}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Aprueba un plan o pide cambios */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    planId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "approve" | "request_changes";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {unknown} */
                            availabilityType: "START_TIME" | "OPENING_HOURS";
                            can: ("submit" | "withdraw" | "approve" | "request_changes" | "pause" | "lapse" | "resume" | "retire")[];
                            /** Format: date-time */
                            changedAt: string;
                            content: {
                                access: string;
                                bring: string[];
                                certificate: {
                                    number: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                days: {
                                    stops: {
                                        begin: number;
                                        included: boolean;
                                        minutes: number;
                                        note: string;
                                        place: string | null;
                                        title: string;
                                    }[];
                                    title: string;
                                }[];
                                description: string;
                                excludes: string[];
                                facts?: {
                                    accessible: boolean;
                                    adventure: boolean;
                                    /** @enum {unknown} */
                                    category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    difficulty: number;
                                    languages: string[];
                                };
                                includes: string[];
                                meeting: {
                                    asksAddress: boolean;
                                    /** @enum {unknown} */
                                    kind: "point" | "pickup";
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    note: string;
                                };
                                pictures: ({
                                    alt: string;
                                    hour?: string;
                                    /** @enum {string} */
                                    kind: "poster";
                                    scene: string;
                                    seed: string;
                                } | {
                                    alt: string;
                                    credit: string;
                                    file: string;
                                    /** @enum {string} */
                                    kind: "photo";
                                    thumbhash?: string;
                                })[];
                                policy: {
                                    bands: {
                                        before: {
                                            amount: number;
                                            /** @enum {unknown} */
                                            unit: "hour" | "day";
                                        };
                                        refundBps: number;
                                    }[];
                                    /** @enum {unknown} */
                                    minimum: "full" | "move_or_full";
                                    /** @enum {unknown} */
                                    weather: "full" | "move_or_full";
                                };
                                questions: {
                                    choices: string[];
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "choice" | "number" | "yes_no";
                                    label: string;
                                    perPerson: boolean;
                                    required: boolean;
                                }[];
                                restrictions: string[];
                                summary: string;
                                title: string;
                            };
                            currency: string;
                            departures: number;
                            facts: {
                                accessible: boolean;
                                adventure: boolean;
                                /** @enum {unknown} */
                                category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                /** @enum {unknown} */
                                confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                difficulty: number;
                                languages: string[];
                            };
                            /** Format: uuid */
                            id: string;
                            operator: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            options: {
                                balanceDays: number;
                                capacity: number | null;
                                cutoffMinutes: number;
                                depositBps: number;
                                durationMinutes: number;
                                /** Format: uuid */
                                id: string;
                                language: string | null;
                                maxUnits: number | null;
                                minimumDecidedHours: number;
                                minimumGroup: number;
                                /** @enum {unknown} */
                                minimumOutcome: "guaranteed" | "cancel";
                                minUnits: number;
                                name: string;
                                prices: {
                                    amount: number;
                                    from: string | null;
                                    to: string | null;
                                    unit: string | null;
                                    weekdays: number[] | null;
                                }[];
                                private: boolean;
                                units: {
                                    accompaniedBy: string[];
                                    /** Format: uuid */
                                    id: string;
                                    idRequired: boolean;
                                    maxAge: number | null;
                                    minAge: number | null;
                                    name: string;
                                    places: number;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                            }[];
                            people: number;
                            policyWords: string[];
                            priceFrom: number | null;
                            /** @enum {unknown} */
                            pricingPer: "UNIT" | "BOOKING";
                            review: ("submitted" | "changes_requested") | null;
                            reviewNote: string | null;
                            rules: {
                                /** Format: uuid */
                                id: string;
                                madeUntil: string | null;
                                /** Format: uuid */
                                optionId: string;
                                rule: {
                                    capacity: number | null;
                                    exceptions: string[];
                                    from: string | null;
                                    onlyOpen: boolean;
                                    openingHours: {
                                        from: string;
                                        to: string;
                                    }[] | null;
                                    resources: string[];
                                    times: string[];
                                    to: string | null;
                                    weekdays: number[];
                                };
                            }[];
                            slug: string;
                            soldVersion: number | null;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "changes_requested" | "on_sale" | "paused" | "retired";
                            submittedAt: string | null;
                            title: string;
                            version: number;
                            warnings: {
                                blocks: boolean;
                                /** @enum {unknown} */
                                code: "closed" | "certificate" | "no_departures" | "no_options" | "no_price" | "stops_overlap";
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los textos legales y sus borradores */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                draft: {
                                    accepted: number;
                                    /** Format: date-time */
                                    changedAt: string;
                                    demo: boolean;
                                    /** Format: date */
                                    effectiveFrom: string;
                                    hash: string;
                                    /** @enum {unknown} */
                                    state: "draft" | "scheduled" | "in_force" | "superseded";
                                    summary: string | null;
                                    title: string;
                                    version: number;
                                } | null;
                                inForce: {
                                    accepted: number;
                                    /** Format: date-time */
                                    changedAt: string;
                                    demo: boolean;
                                    /** Format: date */
                                    effectiveFrom: string;
                                    hash: string;
                                    /** @enum {unknown} */
                                    state: "draft" | "scheduled" | "in_force" | "superseded";
                                    summary: string | null;
                                    title: string;
                                    version: number;
                                } | null;
                                /** @enum {unknown} */
                                kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                                outdated: boolean;
                                scheduled: {
                                    accepted: number;
                                    /** Format: date-time */
                                    changedAt: string;
                                    demo: boolean;
                                    /** Format: date */
                                    effectiveFrom: string;
                                    hash: string;
                                    /** @enum {unknown} */
                                    state: "draft" | "scheduled" | "in_force" | "superseded";
                                    summary: string | null;
                                    title: string;
                                    version: number;
                                } | null;
                                title: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un texto legal en el editor */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            inForce: {
                                body: string;
                                source: string;
                                title: string;
                            } | null;
                            /** @enum {unknown} */
                            kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                            outdated: boolean;
                            placeholders: {
                                name: string;
                                value: string;
                            }[];
                            summary: string | null;
                            text: {
                                body: string;
                                hash: string | null;
                                source: string;
                                title: string;
                            };
                            /** Format: date */
                            today: string;
                            versions: {
                                accepted: number;
                                /** Format: date-time */
                                changedAt: string;
                                demo: boolean;
                                /** Format: date */
                                effectiveFrom: string;
                                hash: string;
                                /** @enum {unknown} */
                                state: "draft" | "scheduled" | "in_force" | "superseded";
                                summary: string | null;
                                title: string;
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{kind}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Guarda el borrador de la versión siguiente */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        hash: string | null;
                        source: string;
                        summary: string | null;
                        title: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            inForce: {
                                body: string;
                                source: string;
                                title: string;
                            } | null;
                            /** @enum {unknown} */
                            kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                            outdated: boolean;
                            placeholders: {
                                name: string;
                                value: string;
                            }[];
                            summary: string | null;
                            text: {
                                body: string;
                                hash: string | null;
                                source: string;
                                title: string;
                            };
                            /** Format: date */
                            today: string;
                            versions: {
                                accepted: number;
                                /** Format: date-time */
                                changedAt: string;
                                demo: boolean;
                                /** Format: date */
                                effectiveFrom: string;
                                hash: string;
                                /** @enum {unknown} */
                                state: "draft" | "scheduled" | "in_force" | "superseded";
                                summary: string | null;
                                title: string;
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Descarta el borrador */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            inForce: {
                                body: string;
                                source: string;
                                title: string;
                            } | null;
                            /** @enum {unknown} */
                            kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                            outdated: boolean;
                            placeholders: {
                                name: string;
                                value: string;
                            }[];
                            summary: string | null;
                            text: {
                                body: string;
                                hash: string | null;
                                source: string;
                                title: string;
                            };
                            /** Format: date */
                            today: string;
                            versions: {
                                accepted: number;
                                /** Format: date-time */
                                changedAt: string;
                                demo: boolean;
                                /** Format: date */
                                effectiveFrom: string;
                                hash: string;
                                /** @enum {unknown} */
                                state: "draft" | "scheduled" | "in_force" | "superseded";
                                summary: string | null;
                                title: string;
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{kind}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publica el borrador desde hoy o desde una fecha */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        effectiveFrom: string;
                        hash: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            inForce: {
                                body: string;
                                source: string;
                                title: string;
                            } | null;
                            /** @enum {unknown} */
                            kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                            outdated: boolean;
                            placeholders: {
                                name: string;
                                value: string;
                            }[];
                            summary: string | null;
                            text: {
                                body: string;
                                hash: string | null;
                                source: string;
                                title: string;
                            };
                            /** Format: date */
                            today: string;
                            versions: {
                                accepted: number;
                                /** Format: date-time */
                                changedAt: string;
                                demo: boolean;
                                /** Format: date */
                                effectiveFrom: string;
                                hash: string;
                                /** @enum {unknown} */
                                state: "draft" | "scheduled" | "in_force" | "superseded";
                                summary: string | null;
                                title: string;
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{kind}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El texto de una versión, también de un borrador */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                    version: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            body: string;
                            source: string;
                            title: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{kind}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Devuelve a borrador lo que estaba programado */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                publish: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            inForce: {
                                body: string;
                                source: string;
                                title: string;
                            } | null;
                            /** @enum {unknown} */
                            kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                            outdated: boolean;
                            placeholders: {
                                name: string;
                                value: string;
                            }[];
                            summary: string | null;
                            text: {
                                body: string;
                                hash: string | null;
                                source: string;
                                title: string;
                            };
                            /** Format: date */
                            today: string;
                            versions: {
                                accepted: number;
                                /** Format: date-time */
                                changedAt: string;
                                demo: boolean;
                                /** Format: date */
                                effectiveFrom: string;
                                hash: string;
                                /** @enum {unknown} */
                                state: "draft" | "scheduled" | "in_force" | "superseded";
                                summary: string | null;
                                title: string;
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{refundId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Anota que una devolución se pagó por el banco */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    refundId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/review-cases/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Casos de dinero que una persona tiene que mirar */
        get: {
            parameters: {
                query: {
                    state: "open" | "closed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                about: string;
                                amount: number | null;
                                closedAt: string | null;
                                currency: string | null;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                openedAt: string;
                                orderId: string | null;
                                reason: string;
                                resolution: string | null;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/review-cases/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cierra un caso de dinero, con lo que se hizo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        resolution: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El equipo de la región y sus invitaciones */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                invite: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                invitedBy: string | null;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                sentAt: string | null;
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                addedBy: string | null;
                                can: {
                                    change: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                    remove: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                };
                                email: string;
                                lastSeenAt: string | null;
                                name: string;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                secondFactor: boolean;
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{accountId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Quitar a una persona del equipo; su cuenta sigue */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                invite: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                invitedBy: string | null;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                sentAt: string | null;
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                addedBy: string | null;
                                can: {
                                    change: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                    remove: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                };
                                email: string;
                                lastSeenAt: string | null;
                                name: string;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                secondFactor: boolean;
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Cambiar el papel de una persona del equipo */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        role: "admin" | "moderator" | "editor";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                invite: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                invitedBy: string | null;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                sentAt: string | null;
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                addedBy: string | null;
                                can: {
                                    change: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                    remove: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                };
                                email: string;
                                lastSeenAt: string | null;
                                name: string;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                secondFactor: boolean;
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/staff/invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invitar a una persona al equipo por correo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /** @enum {unknown} */
                        role: "admin" | "moderator" | "editor";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                invite: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                invitedBy: string | null;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                sentAt: string | null;
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                addedBy: string | null;
                                can: {
                                    change: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                    remove: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                };
                                email: string;
                                lastSeenAt: string | null;
                                name: string;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                secondFactor: boolean;
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Retirar una invitación: su enlace deja de servir */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                invite: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                invitedBy: string | null;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                sentAt: string | null;
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                addedBy: string | null;
                                can: {
                                    change: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                    remove: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                };
                                email: string;
                                lastSeenAt: string | null;
                                name: string;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                secondFactor: boolean;
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enviar otra vez una invitación, con un enlace nuevo y otros siete días */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                invite: {
                                    allowed: boolean;
                                    reason: string | null;
                                };
                            };
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                invitedBy: string | null;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                sentAt: string | null;
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                addedBy: string | null;
                                can: {
                                    change: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                    remove: {
                                        allowed: boolean;
                                        reason: string | null;
                                    };
                                };
                                email: string;
                                lastSeenAt: string | null;
                                name: string;
                                /** @enum {unknown} */
                                role: "admin" | "moderator" | "editor";
                                secondFactor: boolean;
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calendario de un plan: lugares y precios por día */
        get: {
            parameters: {
                query: {
                    from: string;
                    option?: string;
                    /** @description Hasta 62 días después */
                    to: string;
                    /** @description Quiénes van: «identificador:cantidad», separados por comas, de una misma opción */
                    units?: string;
                };
                header?: never;
                path: {
                    planId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            days: {
                                /** Format: date */
                                date: string;
                                departures: number;
                                left: number | null;
                                priceFrom: number | null;
                                /** @enum {unknown} */
                                status: "AVAILABLE" | "FREESALE" | "LIMITED" | "SOLD_OUT" | "CLOSED";
                                total: number | null;
                            }[];
                            planId: string;
                            zone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/{planId}/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Salidas de un día, con el total para quienes van */
        get: {
            parameters: {
                query: {
                    date: string;
                    option?: string;
                    /** @description Quiénes van: «identificador:cantidad», separados por comas, de una misma opción */
                    units?: string;
                };
                header?: never;
                path: {
                    planId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            items: {
                                /** Format: date-time */
                                cutoffAt: string;
                                /** Format: date */
                                date: string;
                                dueNow: number | null;
                                /** Format: date-time */
                                endsAt: string;
                                guaranteed: boolean;
                                id: string;
                                language: string | null;
                                left: number | null;
                                openingHours: {
                                    /** @description HH:MM */
                                    from: string;
                                    /** @description HH:MM */
                                    to: string;
                                }[] | null;
                                optionId: string;
                                optionName: string;
                                prices: {
                                    amount: number;
                                    unitId: string | null;
                                }[];
                                refusals: {
                                    code: string;
                                    message: string;
                                    unitId: string | null;
                                }[];
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {unknown} */
                                status: "AVAILABLE" | "FREESALE" | "LIMITED" | "SOLD_OUT" | "CLOSED";
                                time: string | null;
                                total: number | null;
                            }[];
                            zone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La salida para el calendario */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancela una reserva, entera o en parte, con lo que se mostró antes */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        quoteId: string;
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookings: {
                                answers: {
                                    [key: string]: unknown;
                                } | null;
                                cancellation: {
                                    /** @enum {unknown} */
                                    cause: "traveller" | "reseller" | "operator" | "weather" | "minimum" | "authority" | "late_payment" | "dispute";
                                    itemIds: string[] | null;
                                    pending: boolean;
                                    reason: string | null;
                                    refund: number;
                                } | null;
                                /** Format: uuid */
                                departureId: string;
                                /** Format: uuid */
                                id: string;
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    places: number;
                                    price: number;
                                    redeemedAt: string | null;
                                    resellerReference?: string;
                                    /** @enum {unknown} */
                                    state: "active" | "redeemed" | "cancelled";
                                    traveller: {
                                        age?: number;
                                        document?: string;
                                        name?: string;
                                    } | null;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                    /** Format: uuid */
                                    unitId: string;
                                }[];
                                /** Format: uuid */
                                operatorId: string;
                                /** Format: uuid */
                                planId: string;
                                reference: string;
                                snapshot: {
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    /** Format: date-time */
                                    endsAt: string;
                                    fictional: boolean;
                                    /** Format: date */
                                    localDate: string;
                                    localTime: string | null;
                                    meeting: {
                                        asksAddress: boolean;
                                        /** @enum {unknown} */
                                        kind: "point" | "pickup";
                                        lat: number;
                                        lon: number;
                                        name: string;
                                        note: string;
                                    };
                                    operatorName: string;
                                    operatorSlug: string;
                                    optionName: string;
                                    planSlug: string;
                                    policy: {
                                        bands: {
                                            before: {
                                                amount: number;
                                                /** @enum {unknown} */
                                                unit: "hour" | "day";
                                            };
                                            refundBps: number;
                                        }[];
                                        /** @enum {unknown} */
                                        minimum: "full" | "move_or_full";
                                        /** @enum {unknown} */
                                        weather: "full" | "move_or_full";
                                    };
                                    questions?: {
                                        choices: string[];
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {unknown} */
                                        kind: "text" | "choice" | "number" | "yes_no";
                                        label: string;
                                        perPerson: boolean;
                                        required: boolean;
                                    }[];
                                    /** Format: date-time */
                                    startsAt: string;
                                    title: string;
                                    zone: string;
                                };
                                /** @enum {unknown} */
                                state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                tax: number;
                                total: number;
                            }[];
                            confirmedAt: string | null;
                            contact: {
                                email: string;
                                name: string;
                                phone: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            currency: string;
                            holdExtended: boolean;
                            holdUntil: string | null;
                            /** Format: uuid */
                            id: string;
                            paid: number;
                            payments: {
                                action: {
                                    /** @enum {unknown} */
                                    kind: "page" | "frame";
                                    url: string;
                                } | null;
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                captured: number;
                                card: {
                                    brand: string;
                                    last4: string;
                                } | null;
                                currency: string;
                                decline: {
                                    code: string;
                                    /** @enum {unknown} */
                                    kind: "soft" | "hard";
                                } | null;
                                /** Format: uuid */
                                id: string;
                                instalment: number;
                                refunded: number;
                                /** @enum {unknown} */
                                state: "created" | "requires_action" | "authorized" | "captured" | "declined" | "voided" | "disputed" | "won" | "lost";
                                test: boolean;
                            }[];
                            reference: string;
                            refunds: {
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                bookingId: string | null;
                                /** Format: uuid */
                                id: string;
                                reason: string;
                                settledAt: string | null;
                                /** @enum {unknown} */
                                state: "approved" | "submitted" | "settled" | "failed" | "manual";
                            }[];
                            schedule: {
                                amount: number;
                                /** Format: date-time */
                                dueAt: string;
                                number: number;
                                parts: {
                                    amount: number;
                                    /** Format: uuid */
                                    bookingId: string;
                                }[];
                            }[];
                            /** @enum {unknown} */
                            state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                            testMode: boolean;
                            total: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/quote-cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cuánto se devuelve si se cancela ahora, entera o en parte */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        itemIds: string[] | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            /** Format: uuid */
                            id: string;
                            itemIds: string[] | null;
                            kept: number;
                            price: number;
                            refund: number;
                            /** Format: date-time */
                            validUntil: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El código con el que se entra */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            qr: {
                                path: string;
                                size: number;
                            };
                            token: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/voucher.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El comprobante en PDF */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card-events/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Aviso firmado de un proveedor de pagos */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: "sandbox" | "mercado_pago" | "stripe" | "none";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            received: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lugares, vías y eventos con cierres anunciados en el próximo año */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                area: ({
                                    lat: number;
                                    lon: number;
                                    metres: number;
                                    /** @enum {string} */
                                    shape: "circle";
                                } | {
                                    /** @description longitud, latitud */
                                    ring: [
                                        number,
                                        number
                                    ][];
                                    /** @enum {string} */
                                    shape: "polygon";
                                }) | null;
                                endsOn: string | null;
                                factor: number | null;
                                id: string;
                                /** @enum {unknown} */
                                kind: "place" | "road" | "event";
                                name: string | null;
                                place: string | null;
                                reason: string;
                                /** @enum {unknown} */
                                severity: "closed" | "slower";
                                source: string;
                                sourceUrl: string | null;
                                /** Format: date */
                                startsOn: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lugares de la región, con búsqueda, filtros y páginas */
        get: {
            parameters: {
                query?: {
                    /** @description oeste,sur,este,norte en grados */
                    box?: string;
                    /** @description Una o varias categorías, separadas por comas */
                    category?: string;
                    /** @description El `next` de la página anterior, con los mismos filtros */
                    cursor?: string;
                    /** @description Uno o varios distritos, separados por comas */
                    district?: string;
                    /** @description Cuántos hay por categoría, distrito y tipo de horario */
                    facets?: boolean;
                    /** @description Hasta 100 identificadores separados por comas */
                    ids?: string;
                    /** @description Solo lugares con horario publicado */
                    knownHours?: boolean;
                    /** @description Lugares por página; 24 si no se indica */
                    limit?: number;
                    /** @description longitud,latitud en grados; ordena por cercanía si no hay `q` ni `sort` */
                    near?: string;
                    /** @description Hora local «AAAA-MM-DDTHH:MM», o «now». Solo lugares con horario publicado que dice que entonces están abiertos. */
                    openAt?: string;
                    /** @description Palabras del nombre, el tipo o el distrito; no importan las tildes ni los errores pequeños */
                    q?: string;
                    sort?: "relevance" | "near" | "name";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            corrected?: string;
                            facets?: {
                                areFloors: boolean;
                                category: {
                                    count: number;
                                    label: string;
                                    value: string;
                                }[];
                                district: {
                                    count: number;
                                    label: string;
                                    value: string;
                                }[];
                                hours: {
                                    count: number;
                                    label: string;
                                    value: string;
                                }[];
                            };
                            items: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                closure: {
                                    endsOn: string | null;
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "place" | "road" | "event";
                                    name: string | null;
                                    place: string | null;
                                    reason: string;
                                    /** @enum {unknown} */
                                    severity: "closed" | "slower";
                                    source: string;
                                    sourceUrl: string | null;
                                    /** Format: date */
                                    startsOn: string;
                                } | null;
                                district: string | null;
                                featured: boolean;
                                fromCentre: {
                                    /** @enum {unknown} */
                                    basis: "road_graph" | "official" | "estimate";
                                    metres: number;
                                    minutes: number;
                                    /** @enum {unknown} */
                                    mode: "walk" | "drive" | "train" | "boat";
                                } | null;
                                /** @enum {unknown} */
                                hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                open: {
                                    /** @enum {unknown} */
                                    state: "open" | "closed" | "open_space" | "unknown";
                                    /** @description HH:MM */
                                    until?: string;
                                    /** Format: date */
                                    untilDate?: string;
                                    untilDays?: number;
                                };
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                            next: string | null;
                            total: number;
                            totalIsFloor: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{idOrSlug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un lugar, con la fuente y la fecha de cada dato */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    idOrSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessLegs: {
                                from: string;
                                metres: number | null;
                                minutes: number | null;
                                mode: string;
                                text: string;
                            }[];
                            activities: string[];
                            address: string | null;
                            altitude: number | null;
                            /** @enum {unknown} */
                            category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                            /** @enum {unknown} */
                            claim: "unclaimed" | "claim_requested" | "claimed" | "claim_disputed";
                            closure: {
                                endsOn: string | null;
                                id: string;
                                /** @enum {unknown} */
                                kind: "place" | "road" | "event";
                                name: string | null;
                                place: string | null;
                                reason: string;
                                /** @enum {unknown} */
                                severity: "closed" | "slower";
                                source: string;
                                sourceUrl: string | null;
                                /** Format: date */
                                startsOn: string;
                            } | null;
                            district: string | null;
                            doubts: string[];
                            featured: boolean;
                            fees: {
                                adult?: number;
                                child?: number;
                                covers: string[];
                                currency: string;
                                senior?: number;
                                source: {
                                    /** Format: date */
                                    date: string;
                                    licence: string;
                                    name: string;
                                    url: string | null;
                                };
                                student?: number;
                                text: string | null;
                            } | null;
                            fromCentre: {
                                /** @enum {unknown} */
                                basis: "road_graph" | "official" | "estimate";
                                metres: number;
                                minutes: number;
                                /** @enum {unknown} */
                                mode: "walk" | "drive" | "train" | "boat";
                            } | null;
                            hours: {
                                /** @enum {unknown} */
                                class: "known" | "open_space" | "assumed" | "unknown";
                                note: string | null;
                                rule: string | null;
                                source: {
                                    /** Format: date */
                                    date: string;
                                    licence: string;
                                    name: string;
                                    url: string | null;
                                } | null;
                                verifiedAt: string | null;
                                week: [
                                    string,
                                    string
                                ][][];
                            };
                            /** @enum {unknown} */
                            hoursClass: "known" | "open_space" | "assumed" | "unknown";
                            id: string;
                            kindLabel: string;
                            lat: number;
                            lon: number;
                            name: string;
                            nearby: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                closure: {
                                    endsOn: string | null;
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "place" | "road" | "event";
                                    name: string | null;
                                    place: string | null;
                                    reason: string;
                                    /** @enum {unknown} */
                                    severity: "closed" | "slower";
                                    source: string;
                                    sourceUrl: string | null;
                                    /** Format: date */
                                    startsOn: string;
                                } | null;
                                district: string | null;
                                featured: boolean;
                                fromCentre: {
                                    /** @enum {unknown} */
                                    basis: "road_graph" | "official" | "estimate";
                                    metres: number;
                                    minutes: number;
                                    /** @enum {unknown} */
                                    mode: "walk" | "drive" | "train" | "boat";
                                } | null;
                                /** @enum {unknown} */
                                hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                open: {
                                    /** @enum {unknown} */
                                    state: "open" | "closed" | "open_space" | "unknown";
                                    /** @description HH:MM */
                                    until?: string;
                                    /** Format: date */
                                    untilDate?: string;
                                    untilDays?: number;
                                };
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                            open: {
                                /** @enum {unknown} */
                                state: "open" | "closed" | "open_space" | "unknown";
                                /** @description HH:MM */
                                until?: string;
                                /** Format: date */
                                untilDate?: string;
                                untilDays?: number;
                            };
                            phones: string[];
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                            slug: string;
                            sources: {
                                /** Format: date */
                                date: string;
                                licence: string;
                                name: string;
                                url: string | null;
                            }[];
                            summary: string | null;
                            summarySource: {
                                /** Format: date */
                                date: string;
                                licence: string;
                                name: string;
                                url: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            visitMinutes: {
                                /** @enum {unknown} */
                                basis: "source" | "estimate";
                                maximum: number;
                                minimum: number;
                                typical: number;
                            } | null;
                            website: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company-comments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comentarios con su calificación (de los lugares) */
        get: {
            parameters: {
                query?: {
                    /** @description Identificador o nombre de su dirección */
                    company?: string;
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            items: {
                                author: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar, del operador o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                rating: number;
                                reply: {
                                    /** Format: date-time */
                                    at: string;
                                    body: string;
                                } | null;
                                scores: {
                                    access?: number;
                                    as_described?: number;
                                    organisation?: number;
                                    safety?: number;
                                    service?: number;
                                    value?: number;
                                };
                                title: string | null;
                                /** @description 0 cuenta, 1 correo, 2 cotización respondida, 3 presencia en el lugar, 4 reserva cumplida */
                                verification: number;
                                visitedOn: string | null;
                            }[];
                            /** @description Nulo con menos de 5 comentarios */
                            mean: number | null;
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company-photos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fotos publicadas (de los lugares) */
        get: {
            parameters: {
                query?: {
                    /** @description Identificador o nombre de su dirección */
                    company?: string;
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                alt: string;
                                author: string;
                                /** @description La misma foto, de menor a mayor */
                                files: {
                                    height: number;
                                    type: string;
                                    url: string;
                                    width: number;
                                }[];
                                id: string;
                                licence: string;
                                /** @description Identificador del lugar o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                takenOn: string | null;
                                /** @description ThumbHash en Base64, para pintar antes de que llegue el archivo */
                                thumbhash: string | null;
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company-questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preguntas con sus respuestas (de los lugares) */
        get: {
            parameters: {
                query?: {
                    /** @description Identificador o nombre de su dirección */
                    company?: string;
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                answers: {
                                    answeredBy: string;
                                    /**
                                     * @description Quién responde: quien lleva el lugar, un visitante comprobado o la región
                                     * @enum {unknown}
                                     */
                                    badge: "owner" | "verified_visitor" | "region";
                                    body: string;
                                    /** Format: date-time */
                                    publishedAt: string;
                                }[];
                                askedBy: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar, del operador o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                /** @enum {unknown} */
                                state: "asked" | "answered" | "resolved";
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaints/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Presenta un reclamo, queja o petición y entrega su constancia */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        sheet: {
                            consumer: {
                                address: string | null;
                                document: {
                                    kind: string;
                                    number: string;
                                } | null;
                                /** Format: email */
                                email: string;
                                name: string;
                                phone: string | null;
                            };
                            detail: string;
                            good: {
                                amount: {
                                    currency: string;
                                    minor: number;
                                } | null;
                                description: string;
                                /** @enum {unknown} */
                                kind: "product" | "service";
                            } | null;
                            guardian: {
                                document: {
                                    kind: string;
                                    number: string;
                                } | null;
                                name: string;
                            } | null;
                            kind: string;
                            request: string;
                        };
                        /**
                         * Format: uuid
                         * @description Lo crea el navegador: repetir la solicitud no crea otro reclamo
                         */
                        uuid: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            complaint: {
                                actions: ("accept" | "dispute" | "escalate" | "withdraw")[];
                                authority: {
                                    article: string | null;
                                    how: string;
                                    name: string;
                                    phone: string | null;
                                    shortName: string;
                                    url: string;
                                };
                                bookName: string;
                                clock: {
                                    /** @enum {unknown} */
                                    counted: "business" | "calendar";
                                    days: number;
                                    /** Format: date */
                                    dueOn: string;
                                    extended: boolean;
                                    /** Format: date */
                                    from: string;
                                    left: number | null;
                                    pauses: {
                                        /** Format: date */
                                        date: string;
                                        holiday: string | null;
                                    }[];
                                    /** @enum {unknown} */
                                    standing: "running" | "soon" | "late" | "in_time" | "out_of_time" | "stopped";
                                };
                                documentName: string | null;
                                events: {
                                    action: string;
                                    /** Format: date-time */
                                    at: string;
                                    body: string | null;
                                    /** @enum {unknown} */
                                    by: "consumer" | "staff" | "system";
                                    dueOn: string | null;
                                    innerOnly: boolean;
                                    /** @enum {unknown} */
                                    state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                                }[];
                                /** Format: date-time */
                                filedAt: string;
                                kind: {
                                    id: string;
                                    name: string;
                                };
                                provider: {
                                    address: string;
                                    email: string;
                                    legalName: string;
                                    name: string;
                                };
                                receipt: string[];
                                reference: string;
                                sheet: {
                                    consumer: {
                                        address: string | null;
                                        document: {
                                            kind: string;
                                            number: string;
                                        } | null;
                                        /** Format: email */
                                        email: string;
                                        name: string;
                                        phone: string | null;
                                    };
                                    detail: string;
                                    good: {
                                        amount: {
                                            currency: string;
                                            minor: number;
                                        } | null;
                                        description: string;
                                        /** @enum {unknown} */
                                        kind: "product" | "service";
                                    } | null;
                                    guardian: {
                                        document: {
                                            kind: string;
                                            number: string;
                                        } | null;
                                        name: string;
                                    } | null;
                                    kind: string;
                                    request: string;
                                };
                                /** @enum {unknown} */
                                state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                            };
                            /** @description Abre este reclamo; se entrega aquí y en el correo, y no se guarda */
                            secret: string;
                        };
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            complaint: {
                                actions: ("accept" | "dispute" | "escalate" | "withdraw")[];
                                authority: {
                                    article: string | null;
                                    how: string;
                                    name: string;
                                    phone: string | null;
                                    shortName: string;
                                    url: string;
                                };
                                bookName: string;
                                clock: {
                                    /** @enum {unknown} */
                                    counted: "business" | "calendar";
                                    days: number;
                                    /** Format: date */
                                    dueOn: string;
                                    extended: boolean;
                                    /** Format: date */
                                    from: string;
                                    left: number | null;
                                    pauses: {
                                        /** Format: date */
                                        date: string;
                                        holiday: string | null;
                                    }[];
                                    /** @enum {unknown} */
                                    standing: "running" | "soon" | "late" | "in_time" | "out_of_time" | "stopped";
                                };
                                documentName: string | null;
                                events: {
                                    action: string;
                                    /** Format: date-time */
                                    at: string;
                                    body: string | null;
                                    /** @enum {unknown} */
                                    by: "consumer" | "staff" | "system";
                                    dueOn: string | null;
                                    innerOnly: boolean;
                                    /** @enum {unknown} */
                                    state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                                }[];
                                /** Format: date-time */
                                filedAt: string;
                                kind: {
                                    id: string;
                                    name: string;
                                };
                                provider: {
                                    address: string;
                                    email: string;
                                    legalName: string;
                                    name: string;
                                };
                                receipt: string[];
                                reference: string;
                                sheet: {
                                    consumer: {
                                        address: string | null;
                                        document: {
                                            kind: string;
                                            number: string;
                                        } | null;
                                        /** Format: email */
                                        email: string;
                                        name: string;
                                        phone: string | null;
                                    };
                                    detail: string;
                                    good: {
                                        amount: {
                                            currency: string;
                                            minor: number;
                                        } | null;
                                        description: string;
                                        /** @enum {unknown} */
                                        kind: "product" | "service";
                                    } | null;
                                    guardian: {
                                        document: {
                                            kind: string;
                                            number: string;
                                        } | null;
                                        name: string;
                                    } | null;
                                    kind: string;
                                    request: string;
                                };
                                /** @enum {unknown} */
                                state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                            };
                            /** @description Abre este reclamo; se entrega aquí y en el correo, y no se guarda */
                            secret: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaints/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un reclamo con su plazo y su historia */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-complaint-pin"?: string;
                    "vereda-complaint-secret"?: string;
                };
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("accept" | "dispute" | "escalate" | "withdraw")[];
                            authority: {
                                article: string | null;
                                how: string;
                                name: string;
                                phone: string | null;
                                shortName: string;
                                url: string;
                            };
                            bookName: string;
                            clock: {
                                /** @enum {unknown} */
                                counted: "business" | "calendar";
                                days: number;
                                /** Format: date */
                                dueOn: string;
                                extended: boolean;
                                /** Format: date */
                                from: string;
                                left: number | null;
                                pauses: {
                                    /** Format: date */
                                    date: string;
                                    holiday: string | null;
                                }[];
                                /** @enum {unknown} */
                                standing: "running" | "soon" | "late" | "in_time" | "out_of_time" | "stopped";
                            };
                            documentName: string | null;
                            events: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                body: string | null;
                                /** @enum {unknown} */
                                by: "consumer" | "staff" | "system";
                                dueOn: string | null;
                                innerOnly: boolean;
                                /** @enum {unknown} */
                                state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                            }[];
                            /** Format: date-time */
                            filedAt: string;
                            kind: {
                                id: string;
                                name: string;
                            };
                            provider: {
                                address: string;
                                email: string;
                                legalName: string;
                                name: string;
                            };
                            receipt: string[];
                            reference: string;
                            sheet: {
                                consumer: {
                                    address: string | null;
                                    document: {
                                        kind: string;
                                        number: string;
                                    } | null;
                                    /** Format: email */
                                    email: string;
                                    name: string;
                                    phone: string | null;
                                };
                                detail: string;
                                good: {
                                    amount: {
                                        currency: string;
                                        minor: number;
                                    } | null;
                                    description: string;
                                    /** @enum {unknown} */
                                    kind: "product" | "service";
                                } | null;
                                guardian: {
                                    document: {
                                        kind: string;
                                        number: string;
                                    } | null;
                                    name: string;
                                } | null;
                                kind: string;
                                request: string;
                            };
                            /** @enum {unknown} */
                            state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaints/{reference}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acepta la respuesta, la contradice, escala o desiste */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-complaint-pin"?: string;
                    "vereda-complaint-secret"?: string;
                };
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "accept" | "dispute" | "escalate" | "withdraw";
                        body?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("accept" | "dispute" | "escalate" | "withdraw")[];
                            authority: {
                                article: string | null;
                                how: string;
                                name: string;
                                phone: string | null;
                                shortName: string;
                                url: string;
                            };
                            bookName: string;
                            clock: {
                                /** @enum {unknown} */
                                counted: "business" | "calendar";
                                days: number;
                                /** Format: date */
                                dueOn: string;
                                extended: boolean;
                                /** Format: date */
                                from: string;
                                left: number | null;
                                pauses: {
                                    /** Format: date */
                                    date: string;
                                    holiday: string | null;
                                }[];
                                /** @enum {unknown} */
                                standing: "running" | "soon" | "late" | "in_time" | "out_of_time" | "stopped";
                            };
                            documentName: string | null;
                            events: {
                                action: string;
                                /** Format: date-time */
                                at: string;
                                body: string | null;
                                /** @enum {unknown} */
                                by: "consumer" | "staff" | "system";
                                dueOn: string | null;
                                innerOnly: boolean;
                                /** @enum {unknown} */
                                state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                            }[];
                            /** Format: date-time */
                            filedAt: string;
                            kind: {
                                id: string;
                                name: string;
                            };
                            provider: {
                                address: string;
                                email: string;
                                legalName: string;
                                name: string;
                            };
                            receipt: string[];
                            reference: string;
                            sheet: {
                                consumer: {
                                    address: string | null;
                                    document: {
                                        kind: string;
                                        number: string;
                                    } | null;
                                    /** Format: email */
                                    email: string;
                                    name: string;
                                    phone: string | null;
                                };
                                detail: string;
                                good: {
                                    amount: {
                                        currency: string;
                                        minor: number;
                                    } | null;
                                    description: string;
                                    /** @enum {unknown} */
                                    kind: "product" | "service";
                                } | null;
                                guardian: {
                                    document: {
                                        kind: string;
                                        number: string;
                                    } | null;
                                    name: string;
                                } | null;
                                kind: string;
                                request: string;
                            };
                            /** @enum {unknown} */
                            state: "filed" | "in_progress" | "answered" | "closed" | "escalated";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaints/{reference}/sheet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La hoja del reclamo (PDF) */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-complaint-pin"?: string;
                    "vereda-complaint-secret"?: string;
                };
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaints/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El libro de reclamaciones del país: tipos, datos y plazos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            authority: {
                                article: string | null;
                                how: string;
                                name: string;
                                phone: string | null;
                                shortName: string;
                                url: string;
                            };
                            confirmed: boolean;
                            /** @description ISO 3166-1 */
                            country: string;
                            currency: {
                                code: string;
                                decimals: number;
                            };
                            documents: {
                                id: string;
                                name: string;
                            }[];
                            guardian: boolean;
                            intro: string;
                            kinds: {
                                extendable: boolean;
                                id: string;
                                meaning: string;
                                name: string;
                                term: {
                                    /** @enum {unknown} */
                                    counted: "business" | "calendar";
                                    days: number;
                                };
                            }[];
                            laws: string[];
                            name: string;
                            notices: {
                                id: string;
                                text: string;
                                title: string;
                            }[];
                            provider: {
                                address: string;
                                email: string;
                                legalName: string;
                                name: string;
                            };
                            receipt: string[];
                            required: ("name" | "document" | "address" | "email" | "phone" | "good" | "amount" | "detail" | "request")[];
                            retentionYears: number;
                            shortName: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/mails/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mensajes que la demostración guardó en lugar de enviar */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Parte de la dirección */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                /** @description El comienzo del texto, sin saltos de línea */
                                preview: string;
                                /** Format: date-time */
                                sentAt: string;
                                subject: string;
                                to: string;
                            }[];
                            /** @description Cursor de la página siguiente */
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/mails/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un mensaje */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            from: string;
                            headers: {
                                name: string;
                                value: string;
                            }[];
                            id: string;
                            /** Format: date-time */
                            sentAt: string;
                            subject: string;
                            text: string;
                            to: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/mails/{id}/page/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El mensaje como página */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/genders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Géneros que se pueden indicar en el perfil (opcional) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {unknown} */
                                code: "female" | "male" | "non_binary" | "other" | "undisclosed";
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/itineraries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Itinerarios de la región, listos para copiar */
        get: {
            parameters: {
                query?: {
                    /** @description Solo los de tantos días */
                    days?: number;
                    /** @description Solo los de este interés */
                    interest?: "archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views";
                    /** @description Solo los que pasan por este lugar */
                    place?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                dayCount: number;
                                days: {
                                    back: number;
                                    leave: number;
                                    stops: {
                                        begin: number;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        name: string | null;
                                        /** @description Identificador; nulo en una comida sin lugar */
                                        place: string | null;
                                        poster: {
                                            hour?: string;
                                            scene: string;
                                            seed: string;
                                        } | null;
                                    }[];
                                    title: string;
                                }[];
                                featured: boolean;
                                id: string;
                                interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                /** @description Por qué ir */
                                reason: string;
                                slug: string;
                                /** @description Lugares que visita */
                                stopCount: number;
                                summary: string;
                                title: string;
                                /** @description Días en que puede empezar; 0 es lunes */
                                weekdays: number[];
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/itineraries/{idOrSlug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un itinerario con su texto, sus horas y sus lugares */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    idOrSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            author: string;
                            /** @description Párrafos */
                            body: string[];
                            dayCount: number;
                            days: {
                                back: number;
                                end: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                leave: number;
                                legs: {
                                    /** @enum {unknown} */
                                    basis: "road_graph" | "official" | "estimate";
                                    metres: number;
                                    minutes: number;
                                    /** @enum {unknown} */
                                    mode: "walk" | "drive" | "train" | "boat";
                                }[];
                                start: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                stops: {
                                    begin: number;
                                    /** @enum {unknown} */
                                    meal?: "lunch" | "dinner";
                                    minutes: number;
                                    place: string | null;
                                    text: string;
                                }[];
                                text: string;
                                title: string;
                            }[];
                            featured: boolean;
                            id: string;
                            interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                            needsAttention: string | null;
                            places: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                closure: {
                                    endsOn: string | null;
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "place" | "road" | "event";
                                    name: string | null;
                                    place: string | null;
                                    reason: string;
                                    /** @enum {unknown} */
                                    severity: "closed" | "slower";
                                    source: string;
                                    sourceUrl: string | null;
                                    /** Format: date */
                                    startsOn: string;
                                } | null;
                                district: string | null;
                                featured: boolean;
                                fromCentre: {
                                    /** @enum {unknown} */
                                    basis: "road_graph" | "official" | "estimate";
                                    metres: number;
                                    minutes: number;
                                    /** @enum {unknown} */
                                    mode: "walk" | "drive" | "train" | "boat";
                                } | null;
                                /** @enum {unknown} */
                                hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                open: {
                                    /** @enum {unknown} */
                                    state: "open" | "closed" | "open_space" | "unknown";
                                    /** @description HH:MM */
                                    until?: string;
                                    /** Format: date */
                                    untilDate?: string;
                                    untilDays?: number;
                                };
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                            reason: string;
                            slug: string;
                            stopCount: number;
                            summary: string;
                            title: string;
                            weekdays: number[];
                            /** Format: date */
                            written: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/law/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Avisos, botones, plazos y registros que pide la ley del país */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            buttons: {
                                basis: {
                                    article: string | null;
                                    date: string | null;
                                    doubt: string | null;
                                    law: string;
                                    /** @enum {unknown} */
                                    review: "por revisar" | "confirmada";
                                    source: string | null;
                                };
                                hint: string | null;
                                /** @description Una dirección de este sitio o de fuera */
                                href: string;
                                id: string;
                                label: string;
                                places: ("footer" | "home" | "sign_up" | "listing" | "payment" | "complaint" | "mail" | "voucher")[];
                            }[];
                            /** @description Un abogado del país confirmó todas las reglas */
                            confirmed: boolean;
                            consequences: {
                                hidesUnregistered: boolean;
                                ownRegister: boolean;
                                sells: boolean;
                                showsProviderRegister: boolean;
                            };
                            /** @description ISO 3166-1 */
                            country: string;
                            countryName: string;
                            /** @enum {unknown} */
                            mode: "directory" | "intermediary";
                            modeSummary: string;
                            notices: {
                                basis: {
                                    article: string | null;
                                    date: string | null;
                                    doubt: string | null;
                                    law: string;
                                    /** @enum {unknown} */
                                    review: "por revisar" | "confirmada";
                                    source: string | null;
                                }[];
                                id: string;
                                places: ("footer" | "home" | "sign_up" | "listing" | "payment" | "complaint" | "mail" | "voucher")[];
                                text: string;
                                title: string;
                            }[];
                            register: {
                                authority: string;
                                basis: {
                                    article: string | null;
                                    date: string | null;
                                    doubt: string | null;
                                    law: string;
                                    /** @enum {unknown} */
                                    review: "por revisar" | "confirmada";
                                    source: string | null;
                                };
                                expires: boolean;
                                fields: {
                                    choices?: string[];
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "date" | "choice";
                                    label: string;
                                    required: boolean;
                                }[];
                                name: string;
                                shortName: string;
                                url: string | null;
                                validity: string;
                            };
                            taxes: {
                                applies: string;
                                basis: {
                                    article: string | null;
                                    date: string | null;
                                    doubt: string | null;
                                    law: string;
                                    /** @enum {unknown} */
                                    review: "por revisar" | "confirmada";
                                    source: string | null;
                                };
                                /** @description Centésimas de por ciento: 1800 es 18 % */
                                basisPoints: number;
                                id: string;
                                inPrice: boolean;
                                name: string;
                            }[];
                            withdrawal: {
                                rights: {
                                    applies: string;
                                    basis: {
                                        article: string | null;
                                        date: string | null;
                                        doubt: string | null;
                                        law: string;
                                        /** @enum {unknown} */
                                        review: "por revisar" | "confirmada";
                                        source: string | null;
                                    };
                                    exclusions: string[];
                                    id: string;
                                    name: string;
                                    refund: {
                                        /** @enum {unknown} */
                                        counted: "business" | "calendar";
                                        days: number;
                                    } | null;
                                    term: {
                                        /** @enum {unknown} */
                                        counted: "business" | "calendar";
                                        days: number;
                                    };
                                }[];
                                summary: string;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maincompany/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La organización, la región y las fuentes de sus datos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description oeste, sur, este, norte */
                            box: number[];
                            centre: {
                                label: string;
                                lat: number;
                                lon: number;
                                name: string;
                            };
                            /** @description ISO 3166-1 */
                            country: string;
                            currency: {
                                code: string;
                                decimals: number;
                                symbol: string;
                            };
                            /** Format: date */
                            dataDate: string;
                            demo: boolean;
                            description: string;
                            /** @description La región */
                            id: string;
                            /** @description Idiomas en que atiende la organización, ISO 639-1 */
                            languages: string[];
                            /**
                             * @description Si el sitio solo informa, o también cobra
                             * @enum {unknown}
                             */
                            legalMode: "directory" | "intermediary";
                            locale: string;
                            organisation: {
                                address: string;
                                email: string;
                                legalName: string;
                                name: string;
                                phone: string | null;
                            };
                            product: string;
                            region: string;
                            sources: {
                                attribution: string;
                                /** Format: date */
                                date: string;
                                id: string;
                                licence: string;
                                licenceName: string;
                                licenceUrl: string | null;
                                name: string;
                                note: string | null;
                                url: string | null;
                                usedFor: string[];
                            }[];
                            tagline: string;
                            timeZone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operator-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qué datos pide el registro de turismo del país */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            authority: string;
                            fields: {
                                choices: string[];
                                id: string;
                                /** @enum {unknown} */
                                kind: "text" | "date" | "choice";
                                label: string;
                                required: boolean;
                            }[];
                            name: string;
                            note: string;
                            shortName: string;
                            taxName: string;
                            until: {
                                label: string;
                                required: boolean;
                            } | null;
                            url: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los operadores a los que perteneces */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                slug: string;
                                /** @enum {unknown} */
                                state: "draft" | "submitted" | "verified" | "suspended";
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Registra un operador como borrador */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                slug: string;
                                /** @enum {unknown} */
                                state: "draft" | "submitted" | "verified" | "suspended";
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un operador tuyo */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bank: {
                                bank: string;
                                ending: string;
                                holder: string;
                            } | null;
                            can: {
                                edit: boolean;
                                sell: boolean;
                                submit: boolean;
                            };
                            commissionBps: number;
                            company: string | null;
                            fictional: boolean;
                            /** Format: uuid */
                            id: string;
                            legal: {
                                address: string;
                                checkedOn: string | null;
                                legalName: string;
                                register: {
                                    [key: string]: string;
                                };
                                representative: string;
                                taxNumber: string;
                            };
                            missing: {
                                message: string;
                                path: string;
                            }[];
                            name: string;
                            profile: {
                                about: string;
                                address: string;
                                colour: string;
                                email: string | null;
                                languages: string[];
                                lat: number;
                                lon: number;
                                phone: string | null;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                            };
                            registerUntil: string | null;
                            reviewNote: string | null;
                            /** @enum {unknown} */
                            role: "owner" | "sales" | "guide";
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "verified" | "suspended";
                            submittedAt: string | null;
                            zone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Cambia los datos de un operador */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        legal: {
                            address: string;
                            legalName: string;
                            register: {
                                [key: string]: string;
                            };
                            representative: string;
                            taxNumber: string;
                        };
                        name: string;
                        profile: {
                            about: string;
                            address: string;
                            colour: string;
                            email: string | null;
                            languages: string[];
                            lat: number;
                            lon: number;
                            phone: string | null;
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                        };
                        registerUntil: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bank: {
                                bank: string;
                                ending: string;
                                holder: string;
                            } | null;
                            can: {
                                edit: boolean;
                                sell: boolean;
                                submit: boolean;
                            };
                            commissionBps: number;
                            company: string | null;
                            fictional: boolean;
                            /** Format: uuid */
                            id: string;
                            legal: {
                                address: string;
                                checkedOn: string | null;
                                legalName: string;
                                register: {
                                    [key: string]: string;
                                };
                                representative: string;
                                taxNumber: string;
                            };
                            missing: {
                                message: string;
                                path: string;
                            }[];
                            name: string;
                            profile: {
                                about: string;
                                address: string;
                                colour: string;
                                email: string | null;
                                languages: string[];
                                lat: number;
                                lon: number;
                                phone: string | null;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                            };
                            registerUntil: string | null;
                            reviewNote: string | null;
                            /** @enum {unknown} */
                            role: "owner" | "sales" | "guide";
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "verified" | "suspended";
                            submittedAt: string | null;
                            zone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambia la cuenta en la que el operador cobra */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        account: string;
                        bank: string;
                        bankCode: string;
                        currency: string;
                        holder: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bank: {
                                bank: string;
                                ending: string;
                                holder: string;
                            } | null;
                            can: {
                                edit: boolean;
                                sell: boolean;
                                submit: boolean;
                            };
                            commissionBps: number;
                            company: string | null;
                            fictional: boolean;
                            /** Format: uuid */
                            id: string;
                            legal: {
                                address: string;
                                checkedOn: string | null;
                                legalName: string;
                                register: {
                                    [key: string]: string;
                                };
                                representative: string;
                                taxNumber: string;
                            };
                            missing: {
                                message: string;
                                path: string;
                            }[];
                            name: string;
                            profile: {
                                about: string;
                                address: string;
                                colour: string;
                                email: string | null;
                                languages: string[];
                                lat: number;
                                lon: number;
                                phone: string | null;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                            };
                            registerUntil: string | null;
                            reviewNote: string | null;
                            /** @enum {unknown} */
                            role: "owner" | "sales" | "guide";
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "verified" | "suspended";
                            submittedAt: string | null;
                            zone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/booking-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cuántas reservas esperan respuesta */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            pending: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/bookings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reservas de un operador, las últimas primero */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    departure?: string;
                    /** @description Referencia, nombre o correo */
                    q?: string;
                    state?: "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "REJECTED";
                };
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {unknown} */
                                channel: "web" | "quotation" | "octo" | "desk";
                                /** Format: date-time */
                                createdAt: string;
                                currency: string;
                                /** Format: uuid */
                                departureId: string;
                                ending: boolean;
                                /** Format: uuid */
                                id: string;
                                items: {
                                    /** @enum {unknown} */
                                    state: "active" | "redeemed" | "cancelled";
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                                /** Format: date */
                                localDate: string;
                                localTime: string | null;
                                name: string | null;
                                optionName: string;
                                reference: string;
                                /** @enum {unknown} */
                                state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                title: string;
                                total: number;
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/bookings/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una reserva, con quiénes vienen y su historia */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bookingId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                accept: boolean;
                                reject: boolean;
                            };
                            cancellation: {
                                /** @enum {unknown} */
                                cause: "traveller" | "reseller" | "operator" | "weather" | "minimum" | "authority" | "late_payment" | "dispute";
                                itemIds: string[] | null;
                                pending: boolean;
                                reason: string | null;
                                refund: number;
                            } | null;
                            /** @enum {unknown} */
                            channel: "web" | "quotation" | "octo" | "desk";
                            /** Format: date-time */
                            createdAt: string;
                            currency: string;
                            /** Format: uuid */
                            departureId: string;
                            ending: boolean;
                            history: {
                                action: string;
                                /** @enum {unknown} */
                                actor: "traveller" | "operator" | "region" | "reseller" | "system";
                                /** Format: date-time */
                                at: string;
                                reason: string | null;
                                /** @enum {unknown} */
                                toState: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                who: string | null;
                            }[];
                            /** Format: uuid */
                            id: string;
                            items: {
                                /** @enum {unknown} */
                                state: "active" | "redeemed" | "cancelled";
                                /** @enum {unknown} */
                                type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                            }[];
                            /** Format: date */
                            localDate: string;
                            localTime: string | null;
                            name: string | null;
                            optionName: string;
                            party: {
                                admitted: {
                                    /** Format: date-time */
                                    at: string;
                                    by: string | null;
                                } | null;
                                answers: {
                                    label: string;
                                    value: string;
                                    who: string | null;
                                }[];
                                contact: {
                                    email: string | null;
                                    name: string | null;
                                    phone: string | null;
                                };
                                /** Format: uuid */
                                id: string;
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    redeemedAt: string | null;
                                    /** @enum {unknown} */
                                    state: "active" | "redeemed" | "cancelled";
                                    traveller: {
                                        age?: number;
                                        document?: string;
                                        name?: string;
                                    } | null;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                                notes: string | null;
                                pickup: string | null;
                                reference: string;
                                resellerReference: string | null;
                                /** @enum {unknown} */
                                state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                            } | null;
                            reference: string;
                            /** @enum {unknown} */
                            state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                            title: string;
                            total: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/bookings/{bookingId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acepta una reserva que espera respuesta */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bookingId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                accept: boolean;
                                reject: boolean;
                            };
                            cancellation: {
                                /** @enum {unknown} */
                                cause: "traveller" | "reseller" | "operator" | "weather" | "minimum" | "authority" | "late_payment" | "dispute";
                                itemIds: string[] | null;
                                pending: boolean;
                                reason: string | null;
                                refund: number;
                            } | null;
                            /** @enum {unknown} */
                            channel: "web" | "quotation" | "octo" | "desk";
                            /** Format: date-time */
                            createdAt: string;
                            currency: string;
                            /** Format: uuid */
                            departureId: string;
                            ending: boolean;
                            history: {
                                action: string;
                                /** @enum {unknown} */
                                actor: "traveller" | "operator" | "region" | "reseller" | "system";
                                /** Format: date-time */
                                at: string;
                                reason: string | null;
                                /** @enum {unknown} */
                                toState: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                who: string | null;
                            }[];
                            /** Format: uuid */
                            id: string;
                            items: {
                                /** @enum {unknown} */
                                state: "active" | "redeemed" | "cancelled";
                                /** @enum {unknown} */
                                type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                            }[];
                            /** Format: date */
                            localDate: string;
                            localTime: string | null;
                            name: string | null;
                            optionName: string;
                            party: {
                                admitted: {
                                    /** Format: date-time */
                                    at: string;
                                    by: string | null;
                                } | null;
                                answers: {
                                    label: string;
                                    value: string;
                                    who: string | null;
                                }[];
                                contact: {
                                    email: string | null;
                                    name: string | null;
                                    phone: string | null;
                                };
                                /** Format: uuid */
                                id: string;
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    redeemedAt: string | null;
                                    /** @enum {unknown} */
                                    state: "active" | "redeemed" | "cancelled";
                                    traveller: {
                                        age?: number;
                                        document?: string;
                                        name?: string;
                                    } | null;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                                notes: string | null;
                                pickup: string | null;
                                reference: string;
                                resellerReference: string | null;
                                /** @enum {unknown} */
                                state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                            } | null;
                            reference: string;
                            /** @enum {unknown} */
                            state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                            title: string;
                            total: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/bookings/{bookingId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rechaza una reserva que espera respuesta: se devuelve todo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bookingId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            can: {
                                accept: boolean;
                                reject: boolean;
                            };
                            cancellation: {
                                /** @enum {unknown} */
                                cause: "traveller" | "reseller" | "operator" | "weather" | "minimum" | "authority" | "late_payment" | "dispute";
                                itemIds: string[] | null;
                                pending: boolean;
                                reason: string | null;
                                refund: number;
                            } | null;
                            /** @enum {unknown} */
                            channel: "web" | "quotation" | "octo" | "desk";
                            /** Format: date-time */
                            createdAt: string;
                            currency: string;
                            /** Format: uuid */
                            departureId: string;
                            ending: boolean;
                            history: {
                                action: string;
                                /** @enum {unknown} */
                                actor: "traveller" | "operator" | "region" | "reseller" | "system";
                                /** Format: date-time */
                                at: string;
                                reason: string | null;
                                /** @enum {unknown} */
                                toState: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                who: string | null;
                            }[];
                            /** Format: uuid */
                            id: string;
                            items: {
                                /** @enum {unknown} */
                                state: "active" | "redeemed" | "cancelled";
                                /** @enum {unknown} */
                                type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                            }[];
                            /** Format: date */
                            localDate: string;
                            localTime: string | null;
                            name: string | null;
                            optionName: string;
                            party: {
                                admitted: {
                                    /** Format: date-time */
                                    at: string;
                                    by: string | null;
                                } | null;
                                answers: {
                                    label: string;
                                    value: string;
                                    who: string | null;
                                }[];
                                contact: {
                                    email: string | null;
                                    name: string | null;
                                    phone: string | null;
                                };
                                /** Format: uuid */
                                id: string;
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    redeemedAt: string | null;
                                    /** @enum {unknown} */
                                    state: "active" | "redeemed" | "cancelled";
                                    traveller: {
                                        age?: number;
                                        document?: string;
                                        name?: string;
                                    } | null;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                                notes: string | null;
                                pickup: string | null;
                                reference: string;
                                resellerReference: string | null;
                                /** @enum {unknown} */
                                state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                            } | null;
                            reference: string;
                            /** @enum {unknown} */
                            state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                            title: string;
                            total: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/departures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Salidas de un operador entre dos días */
        get: {
            parameters: {
                query: {
                    from: string;
                    plan?: string;
                    to: string;
                };
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                alone: boolean;
                                can: ("guarantee" | "close" | "reopen" | "depart" | "complete" | "cancel")[];
                                cancelledFor: ("weather" | "minimum" | "operator" | "authority") | null;
                                capacity: number | null;
                                currency: string;
                                /** Format: date-time */
                                cutoffAt: string;
                                /** Format: date */
                                date: string;
                                /** Format: date-time */
                                endsAt: string;
                                /** Format: uuid */
                                id: string;
                                language: string | null;
                                minimumGroup: number;
                                openingHours: {
                                    from: string;
                                    to: string;
                                }[] | null;
                                /** Format: uuid */
                                optionId: string;
                                optionName: string;
                                people: number;
                                /** Format: uuid */
                                planId: string;
                                planTitle: string;
                                prices: {
                                    amount: number;
                                    from: string | null;
                                    to: string | null;
                                    unit: string | null;
                                    weekdays: number[] | null;
                                }[] | null;
                                resources: string[];
                                ruleId: string | null;
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {unknown} */
                                state: "scheduled" | "guaranteed" | "closed" | "departed" | "completed" | "cancelled";
                                taken: number;
                                time: string | null;
                            }[];
                            zone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Añade una salida a mano */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        capacity: number | null;
                        /** Format: date */
                        date: string;
                        openingHours: {
                            from: string;
                            to: string;
                        }[] | null;
                        /** Format: uuid */
                        optionId: string;
                        resources: string[];
                        time: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            alone: boolean;
                            can: ("guarantee" | "close" | "reopen" | "depart" | "complete" | "cancel")[];
                            cancelledFor: ("weather" | "minimum" | "operator" | "authority") | null;
                            capacity: number | null;
                            currency: string;
                            /** Format: date-time */
                            cutoffAt: string;
                            /** Format: date */
                            date: string;
                            /** Format: date-time */
                            endsAt: string;
                            /** Format: uuid */
                            id: string;
                            language: string | null;
                            minimumGroup: number;
                            openingHours: {
                                from: string;
                                to: string;
                            }[] | null;
                            /** Format: uuid */
                            optionId: string;
                            optionName: string;
                            people: number;
                            /** Format: uuid */
                            planId: string;
                            planTitle: string;
                            prices: {
                                amount: number;
                                from: string | null;
                                to: string | null;
                                unit: string | null;
                                weekdays: number[] | null;
                            }[] | null;
                            resources: string[];
                            ruleId: string | null;
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {unknown} */
                            state: "scheduled" | "guaranteed" | "closed" | "departed" | "completed" | "cancelled";
                            taken: number;
                            time: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/departures/{departureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambia la capacidad o los precios de una salida */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    departureId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        capacity?: number | null;
                        prices?: {
                            amount: number;
                            from: string | null;
                            to: string | null;
                            unit: string | null;
                            weekdays: number[] | null;
                        }[] | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            alone: boolean;
                            can: ("guarantee" | "close" | "reopen" | "depart" | "complete" | "cancel")[];
                            cancelledFor: ("weather" | "minimum" | "operator" | "authority") | null;
                            capacity: number | null;
                            currency: string;
                            /** Format: date-time */
                            cutoffAt: string;
                            /** Format: date */
                            date: string;
                            /** Format: date-time */
                            endsAt: string;
                            /** Format: uuid */
                            id: string;
                            language: string | null;
                            minimumGroup: number;
                            openingHours: {
                                from: string;
                                to: string;
                            }[] | null;
                            /** Format: uuid */
                            optionId: string;
                            optionName: string;
                            people: number;
                            /** Format: uuid */
                            planId: string;
                            planTitle: string;
                            prices: {
                                amount: number;
                                from: string | null;
                                to: string | null;
                                unit: string | null;
                                weekdays: number[] | null;
                            }[] | null;
                            resources: string[];
                            ruleId: string | null;
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {unknown} */
                            state: "scheduled" | "guaranteed" | "closed" | "departed" | "completed" | "cancelled";
                            taken: number;
                            time: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/departures/{departureId}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Garantiza, cierra o reabre una salida */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    departureId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "guarantee" | "close" | "reopen";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            alone: boolean;
                            can: ("guarantee" | "close" | "reopen" | "depart" | "complete" | "cancel")[];
                            cancelledFor: ("weather" | "minimum" | "operator" | "authority") | null;
                            capacity: number | null;
                            currency: string;
                            /** Format: date-time */
                            cutoffAt: string;
                            /** Format: date */
                            date: string;
                            /** Format: date-time */
                            endsAt: string;
                            /** Format: uuid */
                            id: string;
                            language: string | null;
                            minimumGroup: number;
                            openingHours: {
                                from: string;
                                to: string;
                            }[] | null;
                            /** Format: uuid */
                            optionId: string;
                            optionName: string;
                            people: number;
                            /** Format: uuid */
                            planId: string;
                            planTitle: string;
                            prices: {
                                amount: number;
                                from: string | null;
                                to: string | null;
                                unit: string | null;
                                weekdays: number[] | null;
                            }[] | null;
                            resources: string[];
                            ruleId: string | null;
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {unknown} */
                            state: "scheduled" | "guaranteed" | "closed" | "departed" | "completed" | "cancelled";
                            taken: number;
                            time: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/departures/{departureId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qué pasaría, y a quiénes, al cancelar una salida */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    departureId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookings: number;
                            can: boolean;
                            currency: string;
                            departure: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date */
                                localDate: string;
                                localTime: string | null;
                                optionName: string;
                                /** @enum {unknown} */
                                state: "scheduled" | "guaranteed" | "closed" | "departed" | "completed" | "cancelled";
                                title: string;
                            };
                            held: number;
                            people: number;
                            refund: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Cancela una salida: a cada reserva se le devuelve todo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    departureId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        cause: "weather" | "minimum" | "operator" | "authority";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookings: number;
                            can: boolean;
                            currency: string;
                            departure: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date */
                                localDate: string;
                                localTime: string | null;
                                optionName: string;
                                /** @enum {unknown} */
                                state: "scheduled" | "guaranteed" | "closed" | "departed" | "completed" | "cancelled";
                                title: string;
                            };
                            held: number;
                            people: number;
                            refund: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/departures/{departureId}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registra quién llegó, también lo que se leyó sin señal */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    departureId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        scans: {
                            /** @enum {unknown} */
                            action: "redeem" | "no_show" | "undo";
                            /** Format: date-time */
                            at: string;
                            /** Format: uuid */
                            bookingId?: string;
                            /** Format: uuid */
                            id: string;
                            itemIds?: string[];
                            token?: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            answers: {
                                booking: {
                                    admitted: {
                                        /** Format: date-time */
                                        at: string;
                                        by: string | null;
                                    } | null;
                                    answers: {
                                        label: string;
                                        value: string;
                                        who: string | null;
                                    }[];
                                    contact: {
                                        email: string | null;
                                        name: string | null;
                                        phone: string | null;
                                    };
                                    /** Format: uuid */
                                    id: string;
                                    items: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        redeemedAt: string | null;
                                        /** @enum {unknown} */
                                        state: "active" | "redeemed" | "cancelled";
                                        traveller: {
                                            age?: number;
                                            document?: string;
                                            name?: string;
                                        } | null;
                                        /** @enum {unknown} */
                                        type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                    }[];
                                    notes: string | null;
                                    pickup: string | null;
                                    reference: string;
                                    resellerReference: string | null;
                                    /** @enum {unknown} */
                                    state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                } | null;
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                result: "admitted" | "missed" | "undone" | "already_admitted" | "other_departure" | "forged" | "unknown_booking" | "not_to_come" | "too_early";
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/departures/{departureId}/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quiénes vienen a una salida */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    departureId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookings: {
                                admitted: {
                                    /** Format: date-time */
                                    at: string;
                                    by: string | null;
                                } | null;
                                answers: {
                                    label: string;
                                    value: string;
                                    who: string | null;
                                }[];
                                contact: {
                                    email: string | null;
                                    name: string | null;
                                    phone: string | null;
                                };
                                /** Format: uuid */
                                id: string;
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    redeemedAt: string | null;
                                    /** @enum {unknown} */
                                    state: "active" | "redeemed" | "cancelled";
                                    traveller: {
                                        age?: number;
                                        document?: string;
                                        name?: string;
                                    } | null;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                                notes: string | null;
                                pickup: string | null;
                                reference: string;
                                resellerReference: string | null;
                                /** @enum {unknown} */
                                state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                            }[];
                            can: {
                                message: boolean;
                            };
                            departure: {
                                capacity: number | null;
                                /** Format: date-time */
                                endsAt: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date */
                                localDate: string;
                                localTime: string | null;
                                optionName: string;
                                /** Format: date-time */
                                startsAt: string;
                                state: string;
                                taken: number;
                                title: string;
                                zone: string;
                            };
                            /** Format: date-time */
                            madeAt: string;
                            meeting: {
                                asksAddress: boolean;
                                /** @enum {unknown} */
                                kind: "point" | "pickup";
                                lat: number;
                                lon: number;
                                name: string;
                                note: string;
                            };
                            messages: {
                                body: string;
                                by: string | null;
                                /** Format: uuid */
                                id: string;
                                letters: number;
                                /** Format: date-time */
                                sentAt: string;
                            }[];
                            operator: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            publicKey: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/departures/{departureId}/manifest.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La lista de una salida para una hoja de cálculo */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    departureId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/departures/{departureId}/manifest.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La lista de una salida para imprimir */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    departureId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/departures/{departureId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Escribe a todas las personas de una salida */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    departureId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        body: string;
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            body: string;
                            by: string | null;
                            /** Format: uuid */
                            id: string;
                            letters: number;
                            /** Format: date-time */
                            sentAt: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documentos del operador */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date-time */
                                addedAt: string;
                                height: number;
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "register" | "tax" | "identity" | "certificate" | "other";
                                name: string;
                                width: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Añade la foto de un documento */
        post: {
            parameters: {
                query: {
                    kind: "register" | "tax" | "identity" | "certificate" | "other";
                    name: string;
                };
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date-time */
                                addedAt: string;
                                height: number;
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "register" | "tax" | "identity" | "certificate" | "other";
                                name: string;
                                width: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La foto de un documento (WebP) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    documentId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Quita un documento */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    documentId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date-time */
                                addedAt: string;
                                height: number;
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "register" | "tax" | "identity" | "certificate" | "other";
                                name: string;
                                width: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invita por correo a una persona al equipo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        /** @enum {unknown} */
                        role: "owner" | "sales" | "guide";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                /** Format: uuid */
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                email: string;
                                name: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Retira una invitación */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    invitationId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                /** Format: uuid */
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                email: string;
                                name: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/octo-keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Llaves de agencias (OCTO) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            endpoint: string;
                            items: {
                                hint: string;
                                /** Format: uuid */
                                id: string;
                                lastUsedAt: string | null;
                                /** Format: date-time */
                                madeAt: string;
                                /** @enum {unknown} */
                                mode: "live" | "test";
                                netBps: number;
                                reseller: string;
                                revokedAt: string | null;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Da a una agencia una llave para vender (OCTO); se muestra una sola vez */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description `test`: no ocupa lugares ni debe nada
                         * @enum {unknown}
                         */
                        mode: "live" | "test";
                        /** @description Precio neto: parte del precio al público que la agencia debe, en centésimas de por ciento */
                        netBps: number;
                        /** @description Nombre de la agencia */
                        reseller: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hint: string;
                            /** Format: uuid */
                            id: string;
                            key: string;
                            lastUsedAt: string | null;
                            /** Format: date-time */
                            madeAt: string;
                            /** @enum {unknown} */
                            mode: "live" | "test";
                            netBps: number;
                            reseller: string;
                            revokedAt: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/octo-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Retira la llave de una agencia */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    keyId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            endpoint: string;
                            items: {
                                hint: string;
                                /** Format: uuid */
                                id: string;
                                lastUsedAt: string | null;
                                /** Format: date-time */
                                madeAt: string;
                                /** @enum {unknown} */
                                mode: "live" | "test";
                                netBps: number;
                                reseller: string;
                                revokedAt: string | null;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/payouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que el operador tiene por cobrar y lo que se le pagó */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            balances: {
                                accrued: number;
                                currency: string;
                                releasable: number;
                                underWay: number;
                            }[];
                            payouts: {
                                accountEnding: string;
                                amount: number;
                                /** Format: date-time */
                                changedAt: string;
                                currency: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                madeAt: string;
                                reference: string;
                                /** @enum {unknown} */
                                state: "batched" | "sent" | "confirmed" | "returned" | "withdrawn";
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/plans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los planes de un operador */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {unknown} */
                                availabilityType: "START_TIME" | "OPENING_HOURS";
                                /** Format: date-time */
                                changedAt: string;
                                currency: string;
                                departures: number;
                                /** Format: uuid */
                                id: string;
                                operator: {
                                    fictional: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                people: number;
                                priceFrom: number | null;
                                /** @enum {unknown} */
                                pricingPer: "UNIT" | "BOOKING";
                                review: ("submitted" | "changes_requested") | null;
                                reviewNote: string | null;
                                slug: string;
                                /** @enum {unknown} */
                                state: "draft" | "submitted" | "changes_requested" | "on_sale" | "paused" | "retired";
                                submittedAt: string | null;
                                title: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Empieza un plan */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        availabilityType: "START_TIME" | "OPENING_HOURS";
                        /** @enum {unknown} */
                        pricingPer: "UNIT" | "BOOKING";
                        title: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {unknown} */
                            availabilityType: "START_TIME" | "OPENING_HOURS";
                            can: ("submit" | "withdraw" | "approve" | "request_changes" | "pause" | "lapse" | "resume" | "retire")[];
                            /** Format: date-time */
                            changedAt: string;
                            content: {
                                access: string;
                                bring: string[];
                                certificate: {
                                    number: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                days: {
                                    stops: {
                                        begin: number;
                                        included: boolean;
                                        minutes: number;
                                        note: string;
                                        place: string | null;
                                        title: string;
                                    }[];
                                    title: string;
                                }[];
                                description: string;
                                excludes: string[];
                                facts?: {
                                    accessible: boolean;
                                    adventure: boolean;
                                    /** @enum {unknown} */
                                    category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    difficulty: number;
                                    languages: string[];
                                };
                                includes: string[];
                                meeting: {
                                    asksAddress: boolean;
                                    /** @enum {unknown} */
                                    kind: "point" | "pickup";
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    note: string;
                                };
                                pictures: ({
                                    alt: string;
                                    hour?: string;
                                    /** @enum {string} */
                                    kind: "poster";
                                    scene: string;
                                    seed: string;
                                } | {
                                    alt: string;
                                    credit: string;
                                    file: string;
                                    /** @enum {string} */
                                    kind: "photo";
                                    thumbhash?: string;
                                })[];
                                policy: {
                                    bands: {
                                        before: {
                                            amount: number;
                                            /** @enum {unknown} */
                                            unit: "hour" | "day";
                                        };
                                        refundBps: number;
                                    }[];
                                    /** @enum {unknown} */
                                    minimum: "full" | "move_or_full";
                                    /** @enum {unknown} */
                                    weather: "full" | "move_or_full";
                                };
                                questions: {
                                    choices: string[];
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "choice" | "number" | "yes_no";
                                    label: string;
                                    perPerson: boolean;
                                    required: boolean;
                                }[];
                                restrictions: string[];
                                summary: string;
                                title: string;
                            };
                            currency: string;
                            departures: number;
                            facts: {
                                accessible: boolean;
                                adventure: boolean;
                                /** @enum {unknown} */
                                category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                /** @enum {unknown} */
                                confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                difficulty: number;
                                languages: string[];
                            };
                            /** Format: uuid */
                            id: string;
                            operator: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            options: {
                                balanceDays: number;
                                capacity: number | null;
                                cutoffMinutes: number;
                                depositBps: number;
                                durationMinutes: number;
                                /** Format: uuid */
                                id: string;
                                language: string | null;
                                maxUnits: number | null;
                                minimumDecidedHours: number;
                                minimumGroup: number;
                                /** @enum {unknown} */
                                minimumOutcome: "guaranteed" | "cancel";
                                minUnits: number;
                                name: string;
                                prices: {
                                    amount: number;
                                    from: string | null;
                                    to: string | null;
                                    unit: string | null;
                                    weekdays: number[] | null;
                                }[];
                                private: boolean;
                                units: {
                                    accompaniedBy: string[];
                                    /** Format: uuid */
                                    id: string;
                                    idRequired: boolean;
                                    maxAge: number | null;
                                    minAge: number | null;
                                    name: string;
                                    places: number;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                            }[];
                            people: number;
                            policyWords: string[];
                            priceFrom: number | null;
                            /** @enum {unknown} */
                            pricingPer: "UNIT" | "BOOKING";
                            review: ("submitted" | "changes_requested") | null;
                            reviewNote: string | null;
                            rules: {
                                /** Format: uuid */
                                id: string;
                                madeUntil: string | null;
                                /** Format: uuid */
                                optionId: string;
                                rule: {
                                    capacity: number | null;
                                    exceptions: string[];
                                    from: string | null;
                                    onlyOpen: boolean;
                                    openingHours: {
                                        from: string;
                                        to: string;
                                    }[] | null;
                                    resources: string[];
                                    times: string[];
                                    to: string | null;
                                    weekdays: number[];
                                };
                            }[];
                            slug: string;
                            soldVersion: number | null;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "changes_requested" | "on_sale" | "paused" | "retired";
                            submittedAt: string | null;
                            title: string;
                            version: number;
                            warnings: {
                                blocks: boolean;
                                /** @enum {unknown} */
                                code: "closed" | "certificate" | "no_departures" | "no_options" | "no_price" | "stops_overlap";
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un plan, con la versión que se escribe */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                    planId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {unknown} */
                            availabilityType: "START_TIME" | "OPENING_HOURS";
                            can: ("submit" | "withdraw" | "approve" | "request_changes" | "pause" | "lapse" | "resume" | "retire")[];
                            /** Format: date-time */
                            changedAt: string;
                            content: {
                                access: string;
                                bring: string[];
                                certificate: {
                                    number: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                days: {
                                    stops: {
                                        begin: number;
                                        included: boolean;
                                        minutes: number;
                                        note: string;
                                        place: string | null;
                                        title: string;
                                    }[];
                                    title: string;
                                }[];
                                description: string;
                                excludes: string[];
                                facts?: {
                                    accessible: boolean;
                                    adventure: boolean;
                                    /** @enum {unknown} */
                                    category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    difficulty: number;
                                    languages: string[];
                                };
                                includes: string[];
                                meeting: {
                                    asksAddress: boolean;
                                    /** @enum {unknown} */
                                    kind: "point" | "pickup";
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    note: string;
                                };
                                pictures: ({
                                    alt: string;
                                    hour?: string;
                                    /** @enum {string} */
                                    kind: "poster";
                                    scene: string;
                                    seed: string;
                                } | {
                                    alt: string;
                                    credit: string;
                                    file: string;
                                    /** @enum {string} */
                                    kind: "photo";
                                    thumbhash?: string;
                                })[];
                                policy: {
                                    bands: {
                                        before: {
                                            amount: number;
                                            /** @enum {unknown} */
                                            unit: "hour" | "day";
                                        };
                                        refundBps: number;
                                    }[];
                                    /** @enum {unknown} */
                                    minimum: "full" | "move_or_full";
                                    /** @enum {unknown} */
                                    weather: "full" | "move_or_full";
                                };
                                questions: {
                                    choices: string[];
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "choice" | "number" | "yes_no";
                                    label: string;
                                    perPerson: boolean;
                                    required: boolean;
                                }[];
                                restrictions: string[];
                                summary: string;
                                title: string;
                            };
                            currency: string;
                            departures: number;
                            facts: {
                                accessible: boolean;
                                adventure: boolean;
                                /** @enum {unknown} */
                                category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                /** @enum {unknown} */
                                confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                difficulty: number;
                                languages: string[];
                            };
                            /** Format: uuid */
                            id: string;
                            operator: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            options: {
                                balanceDays: number;
                                capacity: number | null;
                                cutoffMinutes: number;
                                depositBps: number;
                                durationMinutes: number;
                                /** Format: uuid */
                                id: string;
                                language: string | null;
                                maxUnits: number | null;
                                minimumDecidedHours: number;
                                minimumGroup: number;
                                /** @enum {unknown} */
                                minimumOutcome: "guaranteed" | "cancel";
                                minUnits: number;
                                name: string;
                                prices: {
                                    amount: number;
                                    from: string | null;
                                    to: string | null;
                                    unit: string | null;
                                    weekdays: number[] | null;
                                }[];
                                private: boolean;
                                units: {
                                    accompaniedBy: string[];
                                    /** Format: uuid */
                                    id: string;
                                    idRequired: boolean;
                                    maxAge: number | null;
                                    minAge: number | null;
                                    name: string;
                                    places: number;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                            }[];
                            people: number;
                            policyWords: string[];
                            priceFrom: number | null;
                            /** @enum {unknown} */
                            pricingPer: "UNIT" | "BOOKING";
                            review: ("submitted" | "changes_requested") | null;
                            reviewNote: string | null;
                            rules: {
                                /** Format: uuid */
                                id: string;
                                madeUntil: string | null;
                                /** Format: uuid */
                                optionId: string;
                                rule: {
                                    capacity: number | null;
                                    exceptions: string[];
                                    from: string | null;
                                    onlyOpen: boolean;
                                    openingHours: {
                                        from: string;
                                        to: string;
                                    }[] | null;
                                    resources: string[];
                                    times: string[];
                                    to: string | null;
                                    weekdays: number[];
                                };
                            }[];
                            slug: string;
                            soldVersion: number | null;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "changes_requested" | "on_sale" | "paused" | "retired";
                            submittedAt: string | null;
                            title: string;
                            version: number;
                            warnings: {
                                blocks: boolean;
                                /** @enum {unknown} */
                                code: "closed" | "certificate" | "no_departures" | "no_options" | "no_price" | "stops_overlap";
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Guarda la versión que se escribe */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                    planId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        content: {
                            access: string;
                            bring: string[];
                            certificate: {
                                number: string;
                                /** Format: date */
                                until: string;
                            } | null;
                            days: {
                                stops: {
                                    begin: number;
                                    included: boolean;
                                    minutes: number;
                                    note: string;
                                    place: string | null;
                                    title: string;
                                }[];
                                title: string;
                            }[];
                            description: string;
                            excludes: string[];
                            facts?: {
                                accessible: boolean;
                                adventure: boolean;
                                /** @enum {unknown} */
                                category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                /** @enum {unknown} */
                                confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                difficulty: number;
                                languages: string[];
                            };
                            includes: string[];
                            meeting: {
                                asksAddress: boolean;
                                /** @enum {unknown} */
                                kind: "point" | "pickup";
                                lat: number;
                                lon: number;
                                name: string;
                                note: string;
                            };
                            pictures: ({
                                alt: string;
                                hour?: string;
                                /** @enum {string} */
                                kind: "poster";
                                scene: string;
                                seed: string;
                            } | {
                                alt: string;
                                credit: string;
                                file: string;
                                /** @enum {string} */
                                kind: "photo";
                                thumbhash?: string;
                            })[];
                            policy: {
                                bands: {
                                    before: {
                                        amount: number;
                                        /** @enum {unknown} */
                                        unit: "hour" | "day";
                                    };
                                    refundBps: number;
                                }[];
                                /** @enum {unknown} */
                                minimum: "full" | "move_or_full";
                                /** @enum {unknown} */
                                weather: "full" | "move_or_full";
                            };
                            questions: {
                                choices: string[];
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "text" | "choice" | "number" | "yes_no";
                                label: string;
                                perPerson: boolean;
                                required: boolean;
                            }[];
                            restrictions: string[];
                            summary: string;
                            title: string;
                        };
                        facts: {
                            accessible: boolean;
                            adventure: boolean;
                            /** @enum {unknown} */
                            category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                            /** @enum {unknown} */
                            confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                            difficulty: number;
                            languages: string[];
                        };
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {unknown} */
                            availabilityType: "START_TIME" | "OPENING_HOURS";
                            can: ("submit" | "withdraw" | "approve" | "request_changes" | "pause" | "lapse" | "resume" | "retire")[];
                            /** Format: date-time */
                            changedAt: string;
                            content: {
                                access: string;
                                bring: string[];
                                certificate: {
                                    number: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                days: {
                                    stops: {
                                        begin: number;
                                        included: boolean;
                                        minutes: number;
                                        note: string;
                                        place: string | null;
                                        title: string;
                                    }[];
                                    title: string;
                                }[];
                                description: string;
                                excludes: string[];
                                facts?: {
                                    accessible: boolean;
                                    adventure: boolean;
                                    /** @enum {unknown} */
                                    category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    difficulty: number;
                                    languages: string[];
                                };
                                includes: string[];
                                meeting: {
                                    asksAddress: boolean;
                                    /** @enum {unknown} */
                                    kind: "point" | "pickup";
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    note: string;
                                };
                                pictures: ({
                                    alt: string;
                                    hour?: string;
                                    /** @enum {string} */
                                    kind: "poster";
                                    scene: string;
                                    seed: string;
                                } | {
                                    alt: string;
                                    credit: string;
                                    file: string;
                                    /** @enum {string} */
                                    kind: "photo";
                                    thumbhash?: string;
                                })[];
                                policy: {
                                    bands: {
                                        before: {
                                            amount: number;
                                            /** @enum {unknown} */
                                            unit: "hour" | "day";
                                        };
                                        refundBps: number;
                                    }[];
                                    /** @enum {unknown} */
                                    minimum: "full" | "move_or_full";
                                    /** @enum {unknown} */
                                    weather: "full" | "move_or_full";
                                };
                                questions: {
                                    choices: string[];
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "choice" | "number" | "yes_no";
                                    label: string;
                                    perPerson: boolean;
                                    required: boolean;
                                }[];
                                restrictions: string[];
                                summary: string;
                                title: string;
                            };
                            currency: string;
                            departures: number;
                            facts: {
                                accessible: boolean;
                                adventure: boolean;
                                /** @enum {unknown} */
                                category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                /** @enum {unknown} */
                                confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                difficulty: number;
                                languages: string[];
                            };
                            /** Format: uuid */
                            id: string;
                            operator: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            options: {
                                balanceDays: number;
                                capacity: number | null;
                                cutoffMinutes: number;
                                depositBps: number;
                                durationMinutes: number;
                                /** Format: uuid */
                                id: string;
                                language: string | null;
                                maxUnits: number | null;
                                minimumDecidedHours: number;
                                minimumGroup: number;
                                /** @enum {unknown} */
                                minimumOutcome: "guaranteed" | "cancel";
                                minUnits: number;
                                name: string;
                                prices: {
                                    amount: number;
                                    from: string | null;
                                    to: string | null;
                                    unit: string | null;
                                    weekdays: number[] | null;
                                }[];
                                private: boolean;
                                units: {
                                    accompaniedBy: string[];
                                    /** Format: uuid */
                                    id: string;
                                    idRequired: boolean;
                                    maxAge: number | null;
                                    minAge: number | null;
                                    name: string;
                                    places: number;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                            }[];
                            people: number;
                            policyWords: string[];
                            priceFrom: number | null;
                            /** @enum {unknown} */
                            pricingPer: "UNIT" | "BOOKING";
                            review: ("submitted" | "changes_requested") | null;
                            reviewNote: string | null;
                            rules: {
                                /** Format: uuid */
                                id: string;
                                madeUntil: string | null;
                                /** Format: uuid */
                                optionId: string;
                                rule: {
                                    capacity: number | null;
                                    exceptions: string[];
                                    from: string | null;
                                    onlyOpen: boolean;
                                    openingHours: {
                                        from: string;
                                        to: string;
                                    }[] | null;
                                    resources: string[];
                                    times: string[];
                                    to: string | null;
                                    weekdays: number[];
                                };
                            }[];
                            slug: string;
                            soldVersion: number | null;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "changes_requested" | "on_sale" | "paused" | "retired";
                            submittedAt: string | null;
                            title: string;
                            version: number;
                            warnings: {
                                blocks: boolean;
                                /** @enum {unknown} */
                                code: "closed" | "certificate" | "no_departures" | "no_options" | "no_price" | "stops_overlap";
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/plans/{planId}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envía un plan a la región, lo retira de la revisión, lo pausa, lo reanuda o lo retira de la venta */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                    planId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "submit" | "withdraw" | "pause" | "resume" | "retire";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {unknown} */
                            availabilityType: "START_TIME" | "OPENING_HOURS";
                            can: ("submit" | "withdraw" | "approve" | "request_changes" | "pause" | "lapse" | "resume" | "retire")[];
                            /** Format: date-time */
                            changedAt: string;
                            content: {
                                access: string;
                                bring: string[];
                                certificate: {
                                    number: string;
                                    /** Format: date */
                                    until: string;
                                } | null;
                                days: {
                                    stops: {
                                        begin: number;
                                        included: boolean;
                                        minutes: number;
                                        note: string;
                                        place: string | null;
                                        title: string;
                                    }[];
                                    title: string;
                                }[];
                                description: string;
                                excludes: string[];
                                facts?: {
                                    accessible: boolean;
                                    adventure: boolean;
                                    /** @enum {unknown} */
                                    category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    difficulty: number;
                                    languages: string[];
                                };
                                includes: string[];
                                meeting: {
                                    asksAddress: boolean;
                                    /** @enum {unknown} */
                                    kind: "point" | "pickup";
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    note: string;
                                };
                                pictures: ({
                                    alt: string;
                                    hour?: string;
                                    /** @enum {string} */
                                    kind: "poster";
                                    scene: string;
                                    seed: string;
                                } | {
                                    alt: string;
                                    credit: string;
                                    file: string;
                                    /** @enum {string} */
                                    kind: "photo";
                                    thumbhash?: string;
                                })[];
                                policy: {
                                    bands: {
                                        before: {
                                            amount: number;
                                            /** @enum {unknown} */
                                            unit: "hour" | "day";
                                        };
                                        refundBps: number;
                                    }[];
                                    /** @enum {unknown} */
                                    minimum: "full" | "move_or_full";
                                    /** @enum {unknown} */
                                    weather: "full" | "move_or_full";
                                };
                                questions: {
                                    choices: string[];
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "text" | "choice" | "number" | "yes_no";
                                    label: string;
                                    perPerson: boolean;
                                    required: boolean;
                                }[];
                                restrictions: string[];
                                summary: string;
                                title: string;
                            };
                            currency: string;
                            departures: number;
                            facts: {
                                accessible: boolean;
                                adventure: boolean;
                                /** @enum {unknown} */
                                category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                /** @enum {unknown} */
                                confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                difficulty: number;
                                languages: string[];
                            };
                            /** Format: uuid */
                            id: string;
                            operator: {
                                fictional: boolean;
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            options: {
                                balanceDays: number;
                                capacity: number | null;
                                cutoffMinutes: number;
                                depositBps: number;
                                durationMinutes: number;
                                /** Format: uuid */
                                id: string;
                                language: string | null;
                                maxUnits: number | null;
                                minimumDecidedHours: number;
                                minimumGroup: number;
                                /** @enum {unknown} */
                                minimumOutcome: "guaranteed" | "cancel";
                                minUnits: number;
                                name: string;
                                prices: {
                                    amount: number;
                                    from: string | null;
                                    to: string | null;
                                    unit: string | null;
                                    weekdays: number[] | null;
                                }[];
                                private: boolean;
                                units: {
                                    accompaniedBy: string[];
                                    /** Format: uuid */
                                    id: string;
                                    idRequired: boolean;
                                    maxAge: number | null;
                                    minAge: number | null;
                                    name: string;
                                    places: number;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                            }[];
                            people: number;
                            policyWords: string[];
                            priceFrom: number | null;
                            /** @enum {unknown} */
                            pricingPer: "UNIT" | "BOOKING";
                            review: ("submitted" | "changes_requested") | null;
                            reviewNote: string | null;
                            rules: {
                                /** Format: uuid */
                                id: string;
                                madeUntil: string | null;
                                /** Format: uuid */
                                optionId: string;
                                rule: {
                                    capacity: number | null;
                                    exceptions: string[];
                                    from: string | null;
                                    onlyOpen: boolean;
                                    openingHours: {
                                        from: string;
                                        to: string;
                                    }[] | null;
                                    resources: string[];
                                    times: string[];
                                    to: string | null;
                                    weekdays: number[];
                                };
                            }[];
                            slug: string;
                            soldVersion: number | null;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "changes_requested" | "on_sale" | "paused" | "retired";
                            submittedAt: string | null;
                            title: string;
                            version: number;
                            warnings: {
                                blocks: boolean;
                                /** @enum {unknown} */
                                code: "closed" | "certificate" | "no_departures" | "no_options" | "no_price" | "stops_overlap";
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/plans/{planId}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Guarda las opciones, tarifas y precios de un plan */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                    planId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            balanceDays: number;
                            capacity: number | null;
                            cutoffMinutes: number;
                            depositBps: number;
                            durationMinutes: number;
                            /** Format: uuid */
                            id: string;
                            language: string | null;
                            maxUnits: number | null;
                            minimumDecidedHours: number;
                            minimumGroup: number;
                            /** @enum {unknown} */
                            minimumOutcome: "guaranteed" | "cancel";
                            minUnits: number;
                            name: string;
                            prices: {
                                amount: number;
                                from: string | null;
                                to: string | null;
                                unit: string | null;
                                weekdays: number[] | null;
                            }[];
                            private: boolean;
                            units: {
                                accompaniedBy: string[];
                                /** Format: uuid */
                                id: string;
                                idRequired: boolean;
                                maxAge: number | null;
                                minAge: number | null;
                                name: string;
                                places: number;
                                /** @enum {unknown} */
                                type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                            }[];
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                balanceDays: number;
                                capacity: number | null;
                                cutoffMinutes: number;
                                depositBps: number;
                                durationMinutes: number;
                                /** Format: uuid */
                                id: string;
                                language: string | null;
                                maxUnits: number | null;
                                minimumDecidedHours: number;
                                minimumGroup: number;
                                /** @enum {unknown} */
                                minimumOutcome: "guaranteed" | "cancel";
                                minUnits: number;
                                name: string;
                                prices: {
                                    amount: number;
                                    from: string | null;
                                    to: string | null;
                                    unit: string | null;
                                    weekdays: number[] | null;
                                }[];
                                private: boolean;
                                units: {
                                    accompaniedBy: string[];
                                    /** Format: uuid */
                                    id: string;
                                    idRequired: boolean;
                                    maxAge: number | null;
                                    minAge: number | null;
                                    name: string;
                                    places: number;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/plans/{planId}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sube una foto para un plan */
        post: {
            parameters: {
                query: {
                    /** @description Qué se ve, para quien no la ve */
                    alt: string;
                    credit?: string;
                };
                header?: never;
                path: {
                    operatorId: string;
                    planId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            alt: string;
                            hour?: string;
                            /** @enum {string} */
                            kind: "poster";
                            scene: string;
                            seed: string;
                        } | {
                            alt: string;
                            credit: string;
                            file: string;
                            /** @enum {string} */
                            kind: "photo";
                            thumbhash?: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/plans/{planId}/rules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Añade una regla de salidas y las crea */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                    planId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        optionId: string;
                        rule: {
                            capacity: number | null;
                            exceptions: string[];
                            from: string | null;
                            onlyOpen: boolean;
                            openingHours: {
                                from: string;
                                to: string;
                            }[] | null;
                            resources: string[];
                            times: string[];
                            to: string | null;
                            weekdays: number[];
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            dropped: number;
                            made: number;
                            rule: {
                                /** Format: uuid */
                                id: string;
                                madeUntil: string | null;
                                /** Format: uuid */
                                optionId: string;
                                rule: {
                                    capacity: number | null;
                                    exceptions: string[];
                                    from: string | null;
                                    onlyOpen: boolean;
                                    openingHours: {
                                        from: string;
                                        to: string;
                                    }[] | null;
                                    resources: string[];
                                    times: string[];
                                    to: string | null;
                                    weekdays: number[];
                                };
                            } | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/plans/{planId}/rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambia una regla; lo que nadie reservó se rehace */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                    planId: string;
                    ruleId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        optionId: string;
                        rule: {
                            capacity: number | null;
                            exceptions: string[];
                            from: string | null;
                            onlyOpen: boolean;
                            openingHours: {
                                from: string;
                                to: string;
                            }[] | null;
                            resources: string[];
                            times: string[];
                            to: string | null;
                            weekdays: number[];
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            dropped: number;
                            made: number;
                            rule: {
                                /** Format: uuid */
                                id: string;
                                madeUntil: string | null;
                                /** Format: uuid */
                                optionId: string;
                                rule: {
                                    capacity: number | null;
                                    exceptions: string[];
                                    from: string | null;
                                    onlyOpen: boolean;
                                    openingHours: {
                                        from: string;
                                        to: string;
                                    }[] | null;
                                    resources: string[];
                                    times: string[];
                                    to: string | null;
                                    weekdays: number[];
                                };
                            } | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Quita una regla y las salidas que nadie reservó */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                    planId: string;
                    ruleId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            dropped: number;
                            made: number;
                            rule: {
                                /** Format: uuid */
                                id: string;
                                madeUntil: string | null;
                                /** Format: uuid */
                                optionId: string;
                                rule: {
                                    capacity: number | null;
                                    exceptions: string[];
                                    from: string | null;
                                    onlyOpen: boolean;
                                    openingHours: {
                                        from: string;
                                        to: string;
                                    }[] | null;
                                    resources: string[];
                                    times: string[];
                                    to: string | null;
                                    weekdays: number[];
                                };
                            } | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/resources/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guías, vehículos y equipo que comparten las salidas */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                capacity: number;
                                /** @enum {unknown} */
                                counts: "departure" | "place";
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "guide" | "vehicle" | "boat" | "equipment" | "room";
                                name: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Añade un recurso */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        capacity: number;
                        /** @enum {unknown} */
                        counts: "departure" | "place";
                        /** @enum {unknown} */
                        kind: "guide" | "vehicle" | "boat" | "equipment" | "room";
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                capacity: number;
                                /** @enum {unknown} */
                                counts: "departure" | "place";
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "guide" | "vehicle" | "boat" | "equipment" | "room";
                                name: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/resources/{resourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambia un recurso */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                    resourceId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        capacity: number;
                        /** @enum {unknown} */
                        counts: "departure" | "place";
                        /** @enum {unknown} */
                        kind: "guide" | "vehicle" | "boat" | "equipment" | "room";
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                capacity: number;
                                /** @enum {unknown} */
                                counts: "departure" | "place";
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "guide" | "vehicle" | "boat" | "equipment" | "room";
                                name: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Deja de usar un recurso; las salidas siguen sin él */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                    resourceId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                capacity: number;
                                /** @enum {unknown} */
                                counts: "departure" | "place";
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "guide" | "vehicle" | "boat" | "equipment" | "room";
                                name: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/statements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los meses con movimientos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                commission: number;
                                currency: string;
                                earned: number;
                                month: string;
                                paidOut: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/statements/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La liquidación de un mes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    month: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            month: string;
                            operator: {
                                fictional: boolean;
                                id: string;
                                name: string;
                            };
                            parts: {
                                closing: number;
                                commission: number;
                                currency: string;
                                gross: number;
                                lines: {
                                    /** Format: date-time */
                                    at: string;
                                    balance: number;
                                    commission: number;
                                    day: string | null;
                                    gross: number;
                                    /** @enum {unknown} */
                                    kind: "served" | "cancelled" | "payout" | "returned" | "dispute" | "dispute_fee" | "other";
                                    net: number;
                                    reference: string | null;
                                    refunded: number;
                                    title: string | null;
                                }[];
                                opening: number;
                                paidOut: number;
                                refunded: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/statements/{month}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La liquidación de un mes para una hoja de cálculo */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    month: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/statements/{month}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La liquidación de un mes en PDF */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    month: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envía un operador a la región para que lo verifique */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bank: {
                                bank: string;
                                ending: string;
                                holder: string;
                            } | null;
                            can: {
                                edit: boolean;
                                sell: boolean;
                                submit: boolean;
                            };
                            commissionBps: number;
                            company: string | null;
                            fictional: boolean;
                            /** Format: uuid */
                            id: string;
                            legal: {
                                address: string;
                                checkedOn: string | null;
                                legalName: string;
                                register: {
                                    [key: string]: string;
                                };
                                representative: string;
                                taxNumber: string;
                            };
                            missing: {
                                message: string;
                                path: string;
                            }[];
                            name: string;
                            profile: {
                                about: string;
                                address: string;
                                colour: string;
                                email: string | null;
                                languages: string[];
                                lat: number;
                                lon: number;
                                phone: string | null;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                            };
                            registerUntil: string | null;
                            reviewNote: string | null;
                            /** @enum {unknown} */
                            role: "owner" | "sales" | "guide";
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "verified" | "suspended";
                            submittedAt: string | null;
                            zone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/team/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El equipo de un operador */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                /** Format: uuid */
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                email: string;
                                name: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/operators/{operatorId}/team/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cambia el papel de una persona */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    accountId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        role: "owner" | "sales" | "guide";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            invitations: {
                                email: string;
                                /** Format: date-time */
                                expiresAt: string;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                invitedAt: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                /** @enum {unknown} */
                                state: "waiting" | "expired";
                            }[];
                            items: {
                                /** Format: uuid */
                                accountId: string;
                                /** Format: date-time */
                                addedAt: string;
                                email: string;
                                name: string;
                                /** @enum {unknown} */
                                role: "owner" | "sales" | "guide";
                                you: boolean;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Quita a una persona del equipo */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    accountId: string;
                    operatorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maps/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trazado de los caminos entre lugares o puntos */
        get: {
            parameters: {
                query: {
                    /** @description The day on which one travels: around what is closed then */
                    date?: string;
                    /** @description Two to forty stations separated by ";": ids of places, or "lon,lat" in degrees */
                    through: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ways: ({
                                /** @enum {unknown} */
                                basis: "road_graph" | "official" | "estimate";
                                line: [
                                    number,
                                    number
                                ][];
                                metres: number;
                                minutes: number;
                                /** @enum {unknown} */
                                mode: "walk" | "drive" | "train" | "boat";
                            } | null)[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tu cuenta */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            companies: {
                                id: string;
                                role: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            email: string;
                            gender: ("female" | "male" | "non_binary" | "other" | "undisclosed") | null;
                            id: string;
                            language: string;
                            name: string;
                            /** @description La dirección nueva que espera confirmación */
                            newEmail: string | null;
                            operators: {
                                id: string;
                                role: string;
                            }[];
                            passkeys: number;
                            /** @description Hasta cuándo se pueden hacer cambios delicados sin volver a demostrar quién eres */
                            provedUntil: string | null;
                            secondFactor: {
                                on: boolean;
                                recoveryCodesLeft: number;
                                /** @description Quien administra la región no puede quitarlo */
                                required: boolean;
                            };
                            staff: ("admin" | "moderator" | "editor") | null;
                            /** @enum {unknown} */
                            state: "pending_email" | "active" | "locked" | "suspended" | "deletion_requested" | "erased";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Cambia tu nombre, tu género o tu idioma */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        gender?: ("female" | "male" | "non_binary" | "other" | "undisclosed") | null;
                        /** @description Como «es» o «en» */
                        language?: string;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            companies: {
                                id: string;
                                role: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            email: string;
                            gender: ("female" | "male" | "non_binary" | "other" | "undisclosed") | null;
                            id: string;
                            language: string;
                            name: string;
                            /** @description La dirección nueva que espera confirmación */
                            newEmail: string | null;
                            operators: {
                                id: string;
                                role: string;
                            }[];
                            passkeys: number;
                            /** @description Hasta cuándo se pueden hacer cambios delicados sin volver a demostrar quién eres */
                            provedUntil: string | null;
                            secondFactor: {
                                on: boolean;
                                recoveryCodesLeft: number;
                                /** @description Quien administra la región no puede quitarlo */
                                required: boolean;
                            };
                            staff: ("admin" | "moderator" | "editor") | null;
                            /** @enum {unknown} */
                            state: "pending_email" | "active" | "locked" | "suspended" | "deletion_requested" | "erased";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tu foto */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: {
                                large: string;
                                small: string;
                            } | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Cambia tu foto */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: {
                                large: string;
                                small: string;
                            } | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Quita tu foto */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avatar: {
                                large: string;
                                small: string;
                            } | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que aceptaste y lo que no */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            decisions: {
                                /** Format: date-time */
                                decidedAt: string;
                                given: boolean;
                                /** @enum {unknown} */
                                place: "banner" | "privacy";
                                /** @enum {unknown} */
                                purpose: "reporting";
                                /** @description Las palabras que se mostraron */
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Anota decisiones; las que ya estaban cuentan una vez */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        decisions: {
                            /** Format: date-time */
                            decidedAt: string;
                            given: boolean;
                            /** @enum {unknown} */
                            place: "banner" | "privacy";
                            /** @enum {unknown} */
                            purpose: "reporting";
                            /** @description Las palabras que se mostraron */
                            version: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            decisions: {
                                /** Format: date-time */
                                decidedAt: string;
                                given: boolean;
                                /** @enum {unknown} */
                                place: "banner" | "privacy";
                                /** @enum {unknown} */
                                purpose: "reporting";
                                /** @description Las palabras que se mostraron */
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data-copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pide una copia de todos tus datos; llega un correo cuando está lista */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            askedAt: string;
                            bytes: number | null;
                            expiresAt: string | null;
                            id: string;
                            progress: number;
                            readyAt: string | null;
                            /**
                             * @description «over»: venció y la borramos
                             * @enum {unknown}
                             */
                            state: "waiting" | "working" | "ready" | "failed" | "over";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data-copies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cómo va una copia de tus datos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            askedAt: string;
                            bytes: number | null;
                            expiresAt: string | null;
                            id: string;
                            progress: number;
                            readyAt: string | null;
                            /**
                             * @description «over»: venció y la borramos
                             * @enum {unknown}
                             */
                            state: "waiting" | "working" | "ready" | "failed" | "over";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data-copies/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El archivo con todos tus datos (ZIP) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pide usar otro correo; un enlace enviado a él lo confirma */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Correo electrónico */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Por cuánto tiempo sirve el enlace, si el correo llega a alguien */
                            minutes: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pide borrar tu cuenta: se cierra ahora y se borra a los 14 días */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Escrito por la persona
                         * @enum {string}
                         */
                        confirm: "borrar mi cuenta";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * Format: date-time
                             * @description Hasta entonces se puede conservar la cuenta, entrando
                             */
                            erasedAfter: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/gathered-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los lugares que guardaste para tu próximo viaje */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            places: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                district: string | null;
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Guarda qué lugares tienes para tu próximo viaje */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        places: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            places: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                district: string | null;
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/operator-invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entra al equipo de un operador con la cuenta invitada */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description El secreto del enlace */
                    "vereda-operator-invitation": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            /** Format: date-time */
                            expiresAt: string;
                            operator: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            /** @enum {unknown} */
                            role: "owner" | "sales" | "guide";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Las reservas de tu cuenta, la última primero */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                bookings: {
                                    fictional: boolean;
                                    /** Format: date */
                                    localDate: string;
                                    localTime: string | null;
                                    operatorName: string;
                                    reference: string;
                                    /** @enum {unknown} */
                                    state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                    title: string;
                                }[];
                                /** Format: date-time */
                                createdAt: string;
                                currency: string;
                                /** Format: uuid */
                                id: string;
                                paid: number;
                                reference: string;
                                /** @enum {unknown} */
                                state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                                total: number;
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tus llaves de acceso */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date-time */
                                createdAt: string;
                                id: string;
                                name: string;
                                /** @description Está en el gestor de contraseñas y no solo en un dispositivo */
                                synced: boolean;
                                usedAt: string | null;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Agrega la llave de acceso que creó el dispositivo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        credential: {
                            authenticatorAttachment?: string | null;
                            clientExtensionResults?: Record<string, never>;
                            id: string;
                            rawId: string;
                            response: {
                                attestationObject: string;
                                clientDataJSON: string;
                                transports?: string[];
                            };
                            /** @enum {string} */
                            type: "public-key";
                        };
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            name: string;
                            /** @description Está en el gestor de contraseñas y no solo en un dispositivo */
                            synced: boolean;
                            usedAt: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Quita una llave de acceso */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La llave ya no abre la cuenta */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Cambia el nombre de una llave de acceso */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            name: string;
                            /** @description Está en el gestor de contraseñas y no solo en un dispositivo */
                            synced: boolean;
                            usedAt: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/me/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lo que el dispositivo necesita para crear una llave de acceso */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cambia tu contraseña y cierra tus demás sesiones */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qué guardamos sobre ti, para qué y hasta cuándo */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La última que se pidió */
                            copy: {
                                /** Format: date-time */
                                askedAt: string;
                                bytes: number | null;
                                expiresAt: string | null;
                                id: string;
                                progress: number;
                                readyAt: string | null;
                                /**
                                 * @description «over»: venció y la borramos
                                 * @enum {unknown}
                                 */
                                state: "waiting" | "working" | "ready" | "failed" | "over";
                            } | null;
                            erasure: {
                                graceDays: number;
                                refusal: string | null;
                            };
                            holdings: {
                                id: string;
                                /** @description Cuántas anotaciones hay de esta persona */
                                records: number;
                                title: string;
                                until: string;
                                /** @description Los datos, por su nombre */
                                what: string[];
                                why: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lo que la aplicación de verificación necesita, como QR y como texto */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            qr: {
                                /** @description Los módulos oscuros como `d` de un <path> de SVG */
                                path: string;
                                /** @description Módulos por lado, con su margen */
                                size: number;
                            };
                            /** @description Lo mismo para escribirlo a mano, en base32 */
                            secret: string;
                            /** @description otpauth://…, lo que dice el código QR */
                            uri: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activa la verificación en dos pasos con el primer código */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Los seis dígitos de la aplicación */
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desactiva la verificación en dos pasos */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Código de la aplicación, o de recuperación */
                        code: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Crea códigos de recuperación nuevos; los anteriores dejan de servir */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Código de la aplicación, o de recuperación */
                        code: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dónde tienes la sesión abierta */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @description La de este navegador */
                                current: boolean;
                                /** @description «Firefox en Android»; nunca un lugar */
                                device: string;
                                id: string;
                                /** @enum {unknown} */
                                method: "password" | "link" | "passkey" | "confirmation";
                                secondFactor: boolean;
                                /** Format: date-time */
                                seenAt: string;
                                /** Format: date-time */
                                startedAt: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cierra una de tus sesiones */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La sesión terminó */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cierra todas tus sesiones, o todas menos esta */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        which: "others" | "all";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ended: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/staff-invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entrar al equipo de la región con la cuenta del correo invitado */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description El secreto del enlace */
                    "vereda-invitation-secret": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            /** Format: date-time */
                            expiresAt: string;
                            invitedBy: string | null;
                            /** @enum {unknown} */
                            role: "admin" | "moderator" | "editor";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Vuelve a demostrar quién eres para los cambios delicados */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Código de la aplicación, o de recuperación */
                        code?: string;
                        passkey?: {
                            authenticatorAttachment?: string | null;
                            clientExtensionResults?: Record<string, never>;
                            id: string;
                            rawId: string;
                            response: {
                                authenticatorData: string;
                                clientDataJSON: string;
                                signature: string;
                                userHandle?: string | null;
                            };
                            /** @enum {string} */
                            type: "public-key";
                        };
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            provedUntil: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/step-up/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lo que la llave de acceso debe firmar para demostrar quién eres */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los viajes de tu cuenta, el último cambio primero */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /**
                                 * @description Lo que permite el secreto recibido
                                 * @enum {unknown}
                                 */
                                access: "edit" | "share";
                                can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                                /** Format: date-time */
                                createdAt: string;
                                document: {
                                    copiedFrom?: string;
                                    days: {
                                        /** Format: date */
                                        date: string;
                                        stops: {
                                            begin: number;
                                            id: string;
                                            /** @enum {unknown} */
                                            meal?: "lunch" | "dinner";
                                            minutes: number;
                                            note?: string;
                                            place: string | null;
                                            plan?: {
                                                booking?: string | null;
                                                departureId: string;
                                                lat: number;
                                                lon: number;
                                                meals?: ("lunch" | "dinner")[];
                                                meeting: string;
                                                part?: {
                                                    day: number;
                                                    of: number;
                                                };
                                                photo?: string;
                                                planId: string;
                                                poster?: {
                                                    hour?: string;
                                                    scene: string;
                                                    seed: string;
                                                };
                                                slug: string;
                                                title: string;
                                            };
                                            /** @enum {unknown} */
                                            state: "placed" | "locked" | "booked" | "broken";
                                        }[];
                                        title?: string;
                                    }[];
                                    title: string;
                                    unplaced?: string[];
                                    wish: {
                                        avoid: string[];
                                        /** @description minor units for the whole party, entries only */
                                        budget?: number;
                                        days: number;
                                        /** @description minutes */
                                        earliest: number;
                                        end?: {
                                            place: string;
                                        } | {
                                            lat: number;
                                            lon: number;
                                            name: string;
                                        };
                                        interests: {
                                            archaeology?: number;
                                            beach?: number;
                                            faith?: number;
                                            food?: number;
                                            history?: number;
                                            markets?: number;
                                            museums?: number;
                                            nature?: number;
                                            views?: number;
                                        };
                                        knownHoursOnly: boolean;
                                        /** @description minutes */
                                        latest: number;
                                        must: string[];
                                        needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                        /** @enum {unknown} */
                                        pace: "calm" | "balanced" | "full";
                                        party: {
                                            adults: number;
                                            children: number;
                                            seniors: number;
                                        };
                                        start?: {
                                            place: string;
                                        } | {
                                            lat: number;
                                            lon: number;
                                            name: string;
                                        };
                                        /** Format: date */
                                        startDate: string;
                                    };
                                };
                                /** @description Mientras está en la papelera: cuándo se borra */
                                erasedAfter: string | null;
                                id: string;
                                /** @enum {unknown} */
                                state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                                /** Format: date-time */
                                updatedAt: string;
                                version: number;
                                /** @enum {unknown} */
                                visibility: "private" | "link" | "members" | "public";
                            }[];
                            next: string | null;
                            /** @description Los lugares que aparecen en estos viajes, una vez cada uno */
                            places: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                district: string | null;
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/trips/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pasa a tu cuenta un viaje hecho sin ella, con su secreto para editar */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        plan?: {
                                            booking?: string | null;
                                            departureId: string;
                                            lat: number;
                                            lon: number;
                                            meals?: ("lunch" | "dinner")[];
                                            meeting: string;
                                            part?: {
                                                day: number;
                                                of: number;
                                            };
                                            photo?: string;
                                            planId: string;
                                            poster?: {
                                                hour?: string;
                                                scene: string;
                                                seed: string;
                                            };
                                            slug: string;
                                            title: string;
                                        };
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                unplaced?: string[];
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator-invitations/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A qué operador invita un enlace */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description El secreto del enlace */
                    "vereda-operator-invitation": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            /** Format: date-time */
                            expiresAt: string;
                            operator: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            /** @enum {unknown} */
                            role: "owner" | "sales" | "guide";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Guarda los lugares de una canasta mientras se paga */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        expectedTotal?: number;
                        lines: {
                            /** Format: uuid */
                            departureId: string;
                            units: {
                                quantity: number;
                                /** Format: uuid */
                                unitId: string;
                            }[];
                            /** Format: uuid */
                            uuid: string;
                        }[];
                        /** Format: uuid */
                        uuid: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                bookings: {
                                    answers: {
                                        [key: string]: unknown;
                                    } | null;
                                    cancellation: {
                                        /** @enum {unknown} */
                                        cause: "traveller" | "reseller" | "operator" | "weather" | "minimum" | "authority" | "late_payment" | "dispute";
                                        itemIds: string[] | null;
                                        pending: boolean;
                                        reason: string | null;
                                        refund: number;
                                    } | null;
                                    /** Format: uuid */
                                    departureId: string;
                                    /** Format: uuid */
                                    id: string;
                                    items: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        places: number;
                                        price: number;
                                        redeemedAt: string | null;
                                        resellerReference?: string;
                                        /** @enum {unknown} */
                                        state: "active" | "redeemed" | "cancelled";
                                        traveller: {
                                            age?: number;
                                            document?: string;
                                            name?: string;
                                        } | null;
                                        /** @enum {unknown} */
                                        type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                        /** Format: uuid */
                                        unitId: string;
                                    }[];
                                    /** Format: uuid */
                                    operatorId: string;
                                    /** Format: uuid */
                                    planId: string;
                                    reference: string;
                                    snapshot: {
                                        /** @enum {unknown} */
                                        confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                        /** Format: date-time */
                                        endsAt: string;
                                        fictional: boolean;
                                        /** Format: date */
                                        localDate: string;
                                        localTime: string | null;
                                        meeting: {
                                            asksAddress: boolean;
                                            /** @enum {unknown} */
                                            kind: "point" | "pickup";
                                            lat: number;
                                            lon: number;
                                            name: string;
                                            note: string;
                                        };
                                        operatorName: string;
                                        operatorSlug: string;
                                        optionName: string;
                                        planSlug: string;
                                        policy: {
                                            bands: {
                                                before: {
                                                    amount: number;
                                                    /** @enum {unknown} */
                                                    unit: "hour" | "day";
                                                };
                                                refundBps: number;
                                            }[];
                                            /** @enum {unknown} */
                                            minimum: "full" | "move_or_full";
                                            /** @enum {unknown} */
                                            weather: "full" | "move_or_full";
                                        };
                                        questions?: {
                                            choices: string[];
                                            /** Format: uuid */
                                            id: string;
                                            /** @enum {unknown} */
                                            kind: "text" | "choice" | "number" | "yes_no";
                                            label: string;
                                            perPerson: boolean;
                                            required: boolean;
                                        }[];
                                        /** Format: date-time */
                                        startsAt: string;
                                        title: string;
                                        zone: string;
                                    };
                                    /** @enum {unknown} */
                                    state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                    tax: number;
                                    total: number;
                                }[];
                                confirmedAt: string | null;
                                contact: {
                                    email: string;
                                    name: string;
                                    phone: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                currency: string;
                                holdExtended: boolean;
                                holdUntil: string | null;
                                /** Format: uuid */
                                id: string;
                                paid: number;
                                payments: {
                                    action: {
                                        /** @enum {unknown} */
                                        kind: "page" | "frame";
                                        url: string;
                                    } | null;
                                    amount: number;
                                    /** Format: date-time */
                                    at: string;
                                    captured: number;
                                    card: {
                                        brand: string;
                                        last4: string;
                                    } | null;
                                    currency: string;
                                    decline: {
                                        code: string;
                                        /** @enum {unknown} */
                                        kind: "soft" | "hard";
                                    } | null;
                                    /** Format: uuid */
                                    id: string;
                                    instalment: number;
                                    refunded: number;
                                    /** @enum {unknown} */
                                    state: "created" | "requires_action" | "authorized" | "captured" | "declined" | "voided" | "disputed" | "won" | "lost";
                                    test: boolean;
                                }[];
                                reference: string;
                                refunds: {
                                    amount: number;
                                    /** Format: date-time */
                                    at: string;
                                    bookingId: string | null;
                                    /** Format: uuid */
                                    id: string;
                                    reason: string;
                                    settledAt: string | null;
                                    /** @enum {unknown} */
                                    state: "approved" | "submitted" | "settled" | "failed" | "manual";
                                }[];
                                schedule: {
                                    amount: number;
                                    /** Format: date-time */
                                    dueAt: string;
                                    number: number;
                                    parts: {
                                        amount: number;
                                        /** Format: uuid */
                                        bookingId: string;
                                    }[];
                                }[];
                                /** @enum {unknown} */
                                state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                                testMode: boolean;
                                total: number;
                            };
                            secret: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una reserva con sus lugares, pagos y devoluciones */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookings: {
                                answers: {
                                    [key: string]: unknown;
                                } | null;
                                cancellation: {
                                    /** @enum {unknown} */
                                    cause: "traveller" | "reseller" | "operator" | "weather" | "minimum" | "authority" | "late_payment" | "dispute";
                                    itemIds: string[] | null;
                                    pending: boolean;
                                    reason: string | null;
                                    refund: number;
                                } | null;
                                /** Format: uuid */
                                departureId: string;
                                /** Format: uuid */
                                id: string;
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    places: number;
                                    price: number;
                                    redeemedAt: string | null;
                                    resellerReference?: string;
                                    /** @enum {unknown} */
                                    state: "active" | "redeemed" | "cancelled";
                                    traveller: {
                                        age?: number;
                                        document?: string;
                                        name?: string;
                                    } | null;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                    /** Format: uuid */
                                    unitId: string;
                                }[];
                                /** Format: uuid */
                                operatorId: string;
                                /** Format: uuid */
                                planId: string;
                                reference: string;
                                snapshot: {
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    /** Format: date-time */
                                    endsAt: string;
                                    fictional: boolean;
                                    /** Format: date */
                                    localDate: string;
                                    localTime: string | null;
                                    meeting: {
                                        asksAddress: boolean;
                                        /** @enum {unknown} */
                                        kind: "point" | "pickup";
                                        lat: number;
                                        lon: number;
                                        name: string;
                                        note: string;
                                    };
                                    operatorName: string;
                                    operatorSlug: string;
                                    optionName: string;
                                    planSlug: string;
                                    policy: {
                                        bands: {
                                            before: {
                                                amount: number;
                                                /** @enum {unknown} */
                                                unit: "hour" | "day";
                                            };
                                            refundBps: number;
                                        }[];
                                        /** @enum {unknown} */
                                        minimum: "full" | "move_or_full";
                                        /** @enum {unknown} */
                                        weather: "full" | "move_or_full";
                                    };
                                    questions?: {
                                        choices: string[];
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {unknown} */
                                        kind: "text" | "choice" | "number" | "yes_no";
                                        label: string;
                                        perPerson: boolean;
                                        required: boolean;
                                    }[];
                                    /** Format: date-time */
                                    startsAt: string;
                                    title: string;
                                    zone: string;
                                };
                                /** @enum {unknown} */
                                state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                tax: number;
                                total: number;
                            }[];
                            confirmedAt: string | null;
                            contact: {
                                email: string;
                                name: string;
                                phone: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            currency: string;
                            holdExtended: boolean;
                            holdUntil: string | null;
                            /** Format: uuid */
                            id: string;
                            paid: number;
                            payments: {
                                action: {
                                    /** @enum {unknown} */
                                    kind: "page" | "frame";
                                    url: string;
                                } | null;
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                captured: number;
                                card: {
                                    brand: string;
                                    last4: string;
                                } | null;
                                currency: string;
                                decline: {
                                    code: string;
                                    /** @enum {unknown} */
                                    kind: "soft" | "hard";
                                } | null;
                                /** Format: uuid */
                                id: string;
                                instalment: number;
                                refunded: number;
                                /** @enum {unknown} */
                                state: "created" | "requires_action" | "authorized" | "captured" | "declined" | "voided" | "disputed" | "won" | "lost";
                                test: boolean;
                            }[];
                            reference: string;
                            refunds: {
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                bookingId: string | null;
                                /** Format: uuid */
                                id: string;
                                reason: string;
                                settledAt: string | null;
                                /** @enum {unknown} */
                                state: "approved" | "submitted" | "settled" | "failed" | "manual";
                            }[];
                            schedule: {
                                amount: number;
                                /** Format: date-time */
                                dueAt: string;
                                number: number;
                                parts: {
                                    amount: number;
                                    /** Format: uuid */
                                    bookingId: string;
                                }[];
                            }[];
                            /** @enum {unknown} */
                            state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                            testMode: boolean;
                            total: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Guarda quiénes viajan, su contacto y las respuestas para cada operador */
        put: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        contact: {
                            /** Format: email */
                            email: string;
                            name: string;
                            phone: string;
                        };
                        lines: {
                            answers: {
                                [key: string]: string;
                            };
                            /** Format: uuid */
                            bookingId: string;
                            note?: string;
                            pickup?: string;
                            travellers: {
                                age?: number;
                                document?: string;
                                /** Format: uuid */
                                itemId: string;
                                name?: string;
                            }[];
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookings: {
                                answers: {
                                    [key: string]: unknown;
                                } | null;
                                cancellation: {
                                    /** @enum {unknown} */
                                    cause: "traveller" | "reseller" | "operator" | "weather" | "minimum" | "authority" | "late_payment" | "dispute";
                                    itemIds: string[] | null;
                                    pending: boolean;
                                    reason: string | null;
                                    refund: number;
                                } | null;
                                /** Format: uuid */
                                departureId: string;
                                /** Format: uuid */
                                id: string;
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    places: number;
                                    price: number;
                                    redeemedAt: string | null;
                                    resellerReference?: string;
                                    /** @enum {unknown} */
                                    state: "active" | "redeemed" | "cancelled";
                                    traveller: {
                                        age?: number;
                                        document?: string;
                                        name?: string;
                                    } | null;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                    /** Format: uuid */
                                    unitId: string;
                                }[];
                                /** Format: uuid */
                                operatorId: string;
                                /** Format: uuid */
                                planId: string;
                                reference: string;
                                snapshot: {
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    /** Format: date-time */
                                    endsAt: string;
                                    fictional: boolean;
                                    /** Format: date */
                                    localDate: string;
                                    localTime: string | null;
                                    meeting: {
                                        asksAddress: boolean;
                                        /** @enum {unknown} */
                                        kind: "point" | "pickup";
                                        lat: number;
                                        lon: number;
                                        name: string;
                                        note: string;
                                    };
                                    operatorName: string;
                                    operatorSlug: string;
                                    optionName: string;
                                    planSlug: string;
                                    policy: {
                                        bands: {
                                            before: {
                                                amount: number;
                                                /** @enum {unknown} */
                                                unit: "hour" | "day";
                                            };
                                            refundBps: number;
                                        }[];
                                        /** @enum {unknown} */
                                        minimum: "full" | "move_or_full";
                                        /** @enum {unknown} */
                                        weather: "full" | "move_or_full";
                                    };
                                    questions?: {
                                        choices: string[];
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {unknown} */
                                        kind: "text" | "choice" | "number" | "yes_no";
                                        label: string;
                                        perPerson: boolean;
                                        required: boolean;
                                    }[];
                                    /** Format: date-time */
                                    startsAt: string;
                                    title: string;
                                    zone: string;
                                };
                                /** @enum {unknown} */
                                state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                tax: number;
                                total: number;
                            }[];
                            confirmedAt: string | null;
                            contact: {
                                email: string;
                                name: string;
                                phone: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            currency: string;
                            holdExtended: boolean;
                            holdUntil: string | null;
                            /** Format: uuid */
                            id: string;
                            paid: number;
                            payments: {
                                action: {
                                    /** @enum {unknown} */
                                    kind: "page" | "frame";
                                    url: string;
                                } | null;
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                captured: number;
                                card: {
                                    brand: string;
                                    last4: string;
                                } | null;
                                currency: string;
                                decline: {
                                    code: string;
                                    /** @enum {unknown} */
                                    kind: "soft" | "hard";
                                } | null;
                                /** Format: uuid */
                                id: string;
                                instalment: number;
                                refunded: number;
                                /** @enum {unknown} */
                                state: "created" | "requires_action" | "authorized" | "captured" | "declined" | "voided" | "disputed" | "won" | "lost";
                                test: boolean;
                            }[];
                            reference: string;
                            refunds: {
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                bookingId: string | null;
                                /** Format: uuid */
                                id: string;
                                reason: string;
                                settledAt: string | null;
                                /** @enum {unknown} */
                                state: "approved" | "submitted" | "settled" | "failed" | "manual";
                            }[];
                            schedule: {
                                amount: number;
                                /** Format: date-time */
                                dueAt: string;
                                number: number;
                                parts: {
                                    amount: number;
                                    /** Format: uuid */
                                    bookingId: string;
                                }[];
                            }[];
                            /** @enum {unknown} */
                            state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                            testMode: boolean;
                            total: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/payer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que paga quien tiene un enlace de pago */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            amount: number;
                            currency: string;
                            /** Format: date-time */
                            dueAt: string;
                            instalment: number;
                            /** Format: uuid */
                            orderId: string;
                            payment: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                state: "created" | "requires_action" | "authorized" | "captured" | "declined" | "voided" | "disputed" | "won" | "lost";
                            } | null;
                            reference: string;
                            /** @enum {unknown} */
                            state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                            test: boolean;
                            titles: string[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/payer-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Un enlace para que otra persona pague una cuota */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        instalment: number;
                        /** Format: uuid */
                        key: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suelta los lugares de una canasta sin pagar */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookings: {
                                answers: {
                                    [key: string]: unknown;
                                } | null;
                                cancellation: {
                                    /** @enum {unknown} */
                                    cause: "traveller" | "reseller" | "operator" | "weather" | "minimum" | "authority" | "late_payment" | "dispute";
                                    itemIds: string[] | null;
                                    pending: boolean;
                                    reason: string | null;
                                    refund: number;
                                } | null;
                                /** Format: uuid */
                                departureId: string;
                                /** Format: uuid */
                                id: string;
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    places: number;
                                    price: number;
                                    redeemedAt: string | null;
                                    resellerReference?: string;
                                    /** @enum {unknown} */
                                    state: "active" | "redeemed" | "cancelled";
                                    traveller: {
                                        age?: number;
                                        document?: string;
                                        name?: string;
                                    } | null;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                    /** Format: uuid */
                                    unitId: string;
                                }[];
                                /** Format: uuid */
                                operatorId: string;
                                /** Format: uuid */
                                planId: string;
                                reference: string;
                                snapshot: {
                                    /** @enum {unknown} */
                                    confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                    /** Format: date-time */
                                    endsAt: string;
                                    fictional: boolean;
                                    /** Format: date */
                                    localDate: string;
                                    localTime: string | null;
                                    meeting: {
                                        asksAddress: boolean;
                                        /** @enum {unknown} */
                                        kind: "point" | "pickup";
                                        lat: number;
                                        lon: number;
                                        name: string;
                                        note: string;
                                    };
                                    operatorName: string;
                                    operatorSlug: string;
                                    optionName: string;
                                    planSlug: string;
                                    policy: {
                                        bands: {
                                            before: {
                                                amount: number;
                                                /** @enum {unknown} */
                                                unit: "hour" | "day";
                                            };
                                            refundBps: number;
                                        }[];
                                        /** @enum {unknown} */
                                        minimum: "full" | "move_or_full";
                                        /** @enum {unknown} */
                                        weather: "full" | "move_or_full";
                                    };
                                    questions?: {
                                        choices: string[];
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {unknown} */
                                        kind: "text" | "choice" | "number" | "yes_no";
                                        label: string;
                                        perPerson: boolean;
                                        required: boolean;
                                    }[];
                                    /** Format: date-time */
                                    startsAt: string;
                                    title: string;
                                    zone: string;
                                };
                                /** @enum {unknown} */
                                state: "ON_HOLD" | "PENDING" | "CONFIRMED" | "REDEEMED" | "NO_SHOW" | "CANCELLED" | "EXPIRED" | "REJECTED";
                                tax: number;
                                total: number;
                            }[];
                            confirmedAt: string | null;
                            contact: {
                                email: string;
                                name: string;
                                phone: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            currency: string;
                            holdExtended: boolean;
                            holdUntil: string | null;
                            /** Format: uuid */
                            id: string;
                            paid: number;
                            payments: {
                                action: {
                                    /** @enum {unknown} */
                                    kind: "page" | "frame";
                                    url: string;
                                } | null;
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                captured: number;
                                card: {
                                    brand: string;
                                    last4: string;
                                } | null;
                                currency: string;
                                decline: {
                                    code: string;
                                    /** @enum {unknown} */
                                    kind: "soft" | "hard";
                                } | null;
                                /** Format: uuid */
                                id: string;
                                instalment: number;
                                refunded: number;
                                /** @enum {unknown} */
                                state: "created" | "requires_action" | "authorized" | "captured" | "declined" | "voided" | "disputed" | "won" | "lost";
                                test: boolean;
                            }[];
                            reference: string;
                            refunds: {
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                bookingId: string | null;
                                /** Format: uuid */
                                id: string;
                                reason: string;
                                settledAt: string | null;
                                /** @enum {unknown} */
                                state: "approved" | "submitted" | "settled" | "failed" | "manual";
                            }[];
                            schedule: {
                                amount: number;
                                /** Format: date-time */
                                dueAt: string;
                                number: number;
                                parts: {
                                    amount: number;
                                    /** Format: uuid */
                                    bookingId: string;
                                }[];
                            }[];
                            /** @enum {unknown} */
                            state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                            testMode: boolean;
                            total: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planning/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Arma un viaje día por día según horarios, caminos y gustos */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        alternatives?: boolean;
                        fixed?: {
                            /** @description the visit begins, minutes */
                            arrive: number;
                            day: number;
                            meals?: ("lunch" | "dinner")[];
                            minutes: number;
                            place: string;
                            point?: {
                                lat: number;
                                lon: number;
                                name: string;
                            };
                            /** @enum {unknown} */
                            reason: "locked" | "booked";
                        }[];
                        seed?: number;
                        wish: {
                            avoid: string[];
                            /** @description minor units for the whole party, entries only */
                            budget?: number;
                            days: number;
                            /** @description minutes */
                            earliest: number;
                            end?: {
                                place: string;
                            } | {
                                lat: number;
                                lon: number;
                                name: string;
                            };
                            interests: {
                                archaeology?: number;
                                beach?: number;
                                faith?: number;
                                food?: number;
                                history?: number;
                                markets?: number;
                                museums?: number;
                                nature?: number;
                                views?: number;
                            };
                            knownHoursOnly: boolean;
                            /** @description minutes */
                            latest: number;
                            must: string[];
                            needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                            /** @enum {unknown} */
                            pace: "calm" | "balanced" | "full";
                            party: {
                                adults: number;
                                children: number;
                                seniors: number;
                            };
                            start?: {
                                place: string;
                            } | {
                                lat: number;
                                lon: number;
                                name: string;
                            };
                            /** Format: date */
                            startDate: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            board: {
                                anchors: {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    place: string | null;
                                }[];
                                closures?: {
                                    endsOn: string | null;
                                    id: string;
                                    /** @enum {unknown} */
                                    kind: "place" | "road" | "event";
                                    name: string | null;
                                    place: string | null;
                                    reason: string;
                                    /** @enum {unknown} */
                                    severity: "closed" | "slower";
                                    source: string;
                                    sourceUrl: string | null;
                                    /** Format: date */
                                    startsOn: string;
                                }[];
                                places: {
                                    /** @enum {unknown} */
                                    category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                    hoursNote: string | null;
                                    hoursSource: {
                                        /** Format: date */
                                        date: string;
                                        licence: string;
                                        name: string;
                                        url: string | null;
                                    } | null;
                                    hoursVerifiedAt: string | null;
                                    id: string;
                                    kindLabel: string;
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    poster: {
                                        hour?: string;
                                        scene: string;
                                        seed: string;
                                    };
                                    slug: string;
                                }[];
                                problem: {
                                    anchors: number;
                                    avoid: string[];
                                    budget: number | null;
                                    caps: {
                                        buffer: number;
                                        driveMinutesPerDay: number;
                                        stopsPerDay: number;
                                        walkMetresPerDay: number;
                                    };
                                    currency: string;
                                    days: {
                                        /** Format: date */
                                        date: string;
                                        /** @description minutes since local midnight of the day; above 1440 past midnight */
                                        earliest: number;
                                        end: number;
                                        /** @description minutes since local midnight of the day; above 1440 past midnight */
                                        latest: number;
                                        start: number;
                                    }[];
                                    fixed: {
                                        /** @description the visit begins, minutes */
                                        arrive: number;
                                        day: number;
                                        meals?: ("lunch" | "dinner")[];
                                        minutes: number;
                                        place: string;
                                        /** @enum {unknown} */
                                        reason: "locked" | "booked";
                                    }[];
                                    knownHoursOnly: boolean;
                                    /** @description row-major size × size; minutes -1 where there is no way */
                                    legs: {
                                        bases: ("road_graph" | "official" | "estimate")[];
                                        basis: number[];
                                        metres: number[];
                                        minutes: number[];
                                        mode: number[];
                                        modes: ("walk" | "drive" | "train" | "boat")[];
                                        size: number;
                                    };
                                    meals: {
                                        /** @enum {unknown} */
                                        meal: "lunch" | "dinner";
                                        minutes: number;
                                        window: {
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            close: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            lastEntry?: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            open: number;
                                        };
                                    }[];
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    places: {
                                        cost: number | null;
                                        eating?: boolean;
                                        /** @enum {unknown} */
                                        hoursClass: "known" | "open_space" | "assumed";
                                        id: string;
                                        interest: number;
                                        kind: string;
                                        needs: {
                                            children?: boolean;
                                            low_altitude?: boolean;
                                            low_effort?: boolean;
                                            shade?: boolean;
                                            step_free?: boolean;
                                        };
                                        visit: {
                                            maximum: number;
                                            minimum: number;
                                            typical: number;
                                        };
                                        /** @description per day of the problem */
                                        windows: {
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            close: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            lastEntry?: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            open: number;
                                        }[][];
                                    }[];
                                };
                                townTraffic?: number;
                            };
                            considered: number;
                            /** @description time the engine took */
                            milliseconds: number;
                            plans: {
                                /** @enum {unknown} */
                                flavour: "best" | "calm" | "other";
                                plan: {
                                    cost: number;
                                    days: {
                                        /** @description minutes since local midnight of the day; above 1440 past midnight */
                                        back: number;
                                        /** Format: date */
                                        date: string;
                                        /** @description minutes since local midnight of the day; above 1440 past midnight */
                                        leave: number;
                                        legs: {
                                            /** @enum {unknown} */
                                            basis: "road_graph" | "official" | "estimate";
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            depart: number;
                                            from: number;
                                            metres: number;
                                            minutes: number;
                                            /** @enum {unknown} */
                                            mode: "walk" | "drive" | "train" | "boat";
                                            to: number;
                                        }[];
                                        stops: {
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            arrive: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            begin: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            end: number;
                                            fixed: ("locked" | "booked") | null;
                                            hoursClass: ("known" | "open_space" | "assumed") | null;
                                            /** @enum {unknown} */
                                            meal?: "lunch" | "dinner";
                                            place: string | null;
                                            window: {
                                                /** @description minutes since local midnight of the day; above 1440 past midnight */
                                                close: number;
                                                /** @description minutes since local midnight of the day; above 1440 past midnight */
                                                lastEntry?: number;
                                                /** @description minutes since local midnight of the day; above 1440 past midnight */
                                                open: number;
                                            } | null;
                                        }[];
                                    }[];
                                    leftOut: {
                                        place: string;
                                        reason: {
                                            /** @enum {string} */
                                            code: "closed_those_days";
                                        } | {
                                            /** @enum {string} */
                                            code: "hours_unknown";
                                        } | {
                                            /** @enum {string} */
                                            code: "does_not_fit_before_closing";
                                        } | {
                                            /** @enum {string} */
                                            code: "too_far";
                                            minutes: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "over_budget";
                                            cost: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "already_similar";
                                            like: string[];
                                        } | {
                                            /** @enum {string} */
                                            code: "would_cost";
                                            places: string[];
                                        } | {
                                            /** @enum {string} */
                                            code: "avoided";
                                        };
                                    }[];
                                    refused: {
                                        place: string;
                                        reason: {
                                            /** @enum {string} */
                                            code: "closed_those_days";
                                        } | {
                                            /** @enum {string} */
                                            code: "hours_unknown";
                                        } | {
                                            /** @enum {string} */
                                            code: "does_not_fit_before_closing";
                                        } | {
                                            /** @enum {string} */
                                            code: "too_far";
                                            minutes: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "over_budget";
                                            cost: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "already_similar";
                                            like: string[];
                                        } | {
                                            /** @enum {string} */
                                            code: "would_cost";
                                            places: string[];
                                        } | {
                                            /** @enum {string} */
                                            code: "avoided";
                                        };
                                    }[];
                                    score: number;
                                    stopsByClass: {
                                        assumed: number;
                                        known: number;
                                        open_space: number;
                                    };
                                };
                            }[];
                            seed: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planning/legs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tiempos de viaje entre lugares y puntos */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        date?: string;
                        points: ({
                            place: string;
                        } | {
                            lat: number;
                            lon: number;
                        })[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description row-major size × size; minutes -1 where there is no way */
                            legs: {
                                bases: ("road_graph" | "official" | "estimate")[];
                                basis: number[];
                                metres: number[];
                                minutes: number[];
                                mode: number[];
                                modes: ("walk" | "drive" | "train" | "boat")[];
                                size: number;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/politics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Textos legales vigentes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @description Texto de demostración que ningún abogado revisó */
                                demo: boolean;
                                /** Format: date */
                                effectiveFrom: string;
                                /** @description SHA-256 del título y el texto: lo que guarda una aceptación */
                                hash: string;
                                /** @enum {unknown} */
                                kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                                /** @enum {unknown} */
                                state: "scheduled" | "in_force" | "superseded";
                                /** @description Qué cambió en esta versión */
                                summary: string | null;
                                title: string;
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/politics/{kind}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un texto legal: la versión vigente, o la que se pida */
        get: {
            parameters: {
                query?: {
                    /** @description Una versión anterior o futura; la vigente si no se indica */
                    version?: number;
                };
                header?: never;
                path: {
                    kind: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Markdown */
                            body: string;
                            /** @description Texto de demostración que ningún abogado revisó */
                            demo: boolean;
                            /** Format: date */
                            effectiveFrom: string;
                            /** @description SHA-256 del título y el texto: lo que guarda una aceptación */
                            hash: string;
                            /** @enum {unknown} */
                            kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                            /** @enum {unknown} */
                            state: "scheduled" | "in_force" | "superseded";
                            /** @description Qué cambió en esta versión */
                            summary: string | null;
                            title: string;
                            version: number;
                            versions: {
                                /** Format: date */
                                effectiveFrom: string;
                                /** @enum {unknown} */
                                state: "scheduled" | "in_force" | "superseded";
                                /** @description Qué cambió en esta versión */
                                summary: string | null;
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restore-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envía por correo un enlace para elegir otra contraseña, si la cuenta existe */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Correo electrónico */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Segundos hasta que se pueda pedir otro */
                            againIn: number;
                            /** @description Por cuánto tiempo sirve el enlace, si el correo llega a alguien */
                            minutes: number;
                            /** @description Falso si hace un momento ya se pidió uno para ese correo: no sale otro */
                            sent: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restore-password/finish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Elige otra contraseña con el enlace del correo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description La clave del enlace que llegó por correo */
                        key: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Todos los lugares para el mapa, en una respuesta compacta */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            pins: [
                                string,
                                string,
                                string,
                                "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service",
                                number,
                                number
                            ][];
                            truncated: boolean;
                        };
                    };
                };
                /** @description Nada cambió desde la etiqueta enviada */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sugerencias mientras se escribe */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            corrected?: string;
                            items: ({
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                detail: string;
                                id: string;
                                /** @enum {string} */
                                kind: "place";
                                label: string;
                                slug: string;
                            } | {
                                count: number;
                                /** @enum {string} */
                                kind: "category";
                                label: string;
                                /** @enum {unknown} */
                                value: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                            } | {
                                count: number;
                                /** @enum {string} */
                                kind: "district";
                                label: string;
                                value: string;
                            })[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/ask-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envía por correo un enlace para entrar, si la cuenta existe */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Correo electrónico */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Segundos hasta que se pueda pedir otro */
                            againIn: number;
                            /** @description Por cuánto tiempo sirve el enlace, si el correo llega a alguien */
                            minutes: number;
                            /** @description Falso si hace un momento ya se pidió uno para ese correo: no sale otro */
                            sent: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirma una cuenta nueva con el enlace del correo, e inicia su sesión */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description La clave del enlace que llegó por correo */
                        key: string;
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            person: {
                                /** @description Dirección de la foto, si la hay */
                                avatar: string | null;
                                email: string;
                                id: string;
                                name: string;
                                /** @description Esta sesión demostró un segundo paso */
                                secondFactor: boolean;
                                staff: ("admin" | "moderator" | "editor") | null;
                            };
                            /** @description Para la cabecera Authorization: Bearer … */
                            token: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirma el correo nuevo con el enlace que llegó a él */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description La clave del enlace que llegó por correo */
                        key: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/keep-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Conserva el segundo paso que el equipo iba a retirar */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description La clave del enlace que llegó por correo */
                        key: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/not-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** «No fui yo»: bloquea la cuenta y cierra todas sus sesiones */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description La clave del enlace que llegó por correo */
                        key: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lo que una llave de acceso debe firmar para entrar */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inicia sesión con una llave de acceso */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        credential: {
                            authenticatorAttachment?: string | null;
                            clientExtensionResults?: Record<string, never>;
                            id: string;
                            rawId: string;
                            response: {
                                authenticatorData: string;
                                clientDataJSON: string;
                                signature: string;
                                userHandle?: string | null;
                            };
                            /** @enum {string} */
                            type: "public-key";
                        };
                        keepAccount?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            person: {
                                /** @description Dirección de la foto, si la hay */
                                avatar: string | null;
                                email: string;
                                id: string;
                                name: string;
                                /** @description Esta sesión demostró un segundo paso */
                                secondFactor: boolean;
                                staff: ("admin" | "moderator" | "editor") | null;
                            };
                            /** @description Para la cabecera Authorization: Bearer … */
                            token: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renueva el token de la sesión con la cookie del navegador */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            person: {
                                /** @description Dirección de la foto, si la hay */
                                avatar: string | null;
                                email: string;
                                id: string;
                                name: string;
                                /** @description Esta sesión demostró un segundo paso */
                                secondFactor: boolean;
                                staff: ("admin" | "moderator" | "editor") | null;
                            };
                            /** @description Para la cabecera Authorization: Bearer … */
                            token: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inicia sesión con correo y contraseña */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Código de la aplicación, o de recuperación */
                        code?: string;
                        /** @description Correo electrónico */
                        email: string;
                        /** @description Deja sin efecto el borrado que se había pedido de la cuenta */
                        keepAccount?: boolean;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            person: {
                                /** @description Dirección de la foto, si la hay */
                                avatar: string | null;
                                email: string;
                                id: string;
                                name: string;
                                /** @description Esta sesión demostró un segundo paso */
                                secondFactor: boolean;
                                staff: ("admin" | "moderator" | "editor") | null;
                            };
                            /** @description Para la cabecera Authorization: Bearer … */
                            token: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cierra la sesión de este navegador */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La sesión terminó */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/undo-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deshace el cambio de correo y cierra todas las sesiones */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description La clave del enlace que llegó por correo */
                        key: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/use-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inicia sesión con el enlace que llegó por correo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Código de la aplicación, o de recuperación */
                        code?: string;
                        /** @description La clave del enlace que llegó por correo */
                        key: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            person: {
                                /** @description Dirección de la foto, si la hay */
                                avatar: string | null;
                                email: string;
                                id: string;
                                name: string;
                                /** @description Esta sesión demostró un segundo paso */
                                secondFactor: boolean;
                                staff: ("admin" | "moderator" | "editor") | null;
                            };
                            /** @description Para la cabecera Authorization: Bearer … */
                            token: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Crea una cuenta; el correo que enviamos la confirma */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Correo electrónico */
                        email: string;
                        /** @description Como «es» o «en» */
                        language?: string;
                        name: string;
                        password: string;
                        policies: {
                            /** @description La huella del texto que se mostró */
                            hash: string;
                            /** @enum {unknown} */
                            kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                            version: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Por cuánto tiempo sirve el enlace, si el correo llega a alguien */
                            minutes: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envía otra vez el correo que confirma una cuenta, si la hay */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Correo electrónico */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Segundos hasta que se pueda pedir otro */
                            againIn: number;
                            /** @description Por cuánto tiempo sirve el enlace, si el correo llega a alguien */
                            minutes: number;
                            /** @description Falso si hace un momento ya se pidió uno para ese correo: no sale otro */
                            sent: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-invitations/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A qué invita un enlace del equipo */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description El secreto del enlace */
                    "vereda-invitation-secret": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            /** Format: date-time */
                            expiresAt: string;
                            invitedBy: string | null;
                            /** @enum {unknown} */
                            role: "admin" | "moderator" | "editor";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/touroperator-comments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comentarios con su calificación (de los operadores) */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador o nombre de su dirección */
                    operator?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            items: {
                                author: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar, del operador o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                rating: number;
                                reply: {
                                    /** Format: date-time */
                                    at: string;
                                    body: string;
                                } | null;
                                scores: {
                                    access?: number;
                                    as_described?: number;
                                    organisation?: number;
                                    safety?: number;
                                    service?: number;
                                    value?: number;
                                };
                                title: string | null;
                                /** @description 0 cuenta, 1 correo, 2 cotización respondida, 3 presencia en el lugar, 4 reserva cumplida */
                                verification: number;
                                visitedOn: string | null;
                            }[];
                            /** @description Nulo con menos de 5 comentarios */
                            mean: number | null;
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/touroperator-plans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Planes a la venta, con búsqueda, filtros y páginas */
        get: {
            parameters: {
                query?: {
                    accessible?: boolean;
                    /** @description Una o varias categorías, separadas por comas */
                    category?: string;
                    /** @description El `next` de la página anterior, con los mismos filtros */
                    cursor?: string;
                    /** @description Con lugares libres ese día */
                    date?: string;
                    /** @description Como mucho */
                    difficulty?: number;
                    /** @description Minutos */
                    durationFrom?: number;
                    /** @description Minutos */
                    durationTo?: number;
                    /** @description Cuántos hay por categoría e idioma */
                    facets?: boolean;
                    /** @description Hasta 40 identificadores separados por comas, para comparar */
                    ids?: string;
                    /** @description ISO 639-1 */
                    language?: string;
                    /** @description Planes por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador o nombre de su dirección */
                    operator?: string;
                    /** @description Para tantas personas juntas */
                    party?: number;
                    /** @description Que pasan por este lugar */
                    place?: string;
                    /** @description Precio desde, como mucho (unidades menores) */
                    priceTo?: number;
                    /** @description Palabras del título, el texto o los lugares */
                    q?: string;
                    sort?: "recommended" | "price" | "duration" | "soonest";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            facets?: {
                                category: {
                                    count: number;
                                    label: string;
                                    value: string;
                                }[];
                                language: {
                                    count: number;
                                    label: string;
                                    value: string;
                                }[];
                            };
                            items: {
                                accessible: boolean;
                                adventure: boolean;
                                /** @enum {unknown} */
                                availabilityType: "START_TIME" | "OPENING_HOURS";
                                /** @enum {unknown} */
                                category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                                /** @enum {unknown} */
                                confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                                currency: string;
                                days: number;
                                difficulty: number;
                                durationMinutes: number;
                                id: string;
                                languages: string[];
                                nextDate: string | null;
                                operator: {
                                    colour: string;
                                    fictional: boolean;
                                    id: string;
                                    name: string;
                                    slug: string;
                                };
                                picture: ({
                                    alt: string;
                                    hour?: string;
                                    /** @enum {string} */
                                    kind: "poster";
                                    scene: string;
                                    seed: string;
                                } | {
                                    alt: string;
                                    credit: string;
                                    file: string;
                                    /** @enum {string} */
                                    kind: "photo";
                                    thumbhash?: string;
                                }) | null;
                                priceFrom: number | null;
                                /** @enum {unknown} */
                                pricingPer: "UNIT" | "BOOKING";
                                slug: string;
                                summary: string;
                                title: string;
                            }[];
                            next: string | null;
                            total: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/touroperator-plans/{idOrSlug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un plan con su programa, opciones, precios y política */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    idOrSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            access: string;
                            accessible: boolean;
                            adventure: boolean;
                            /** @enum {unknown} */
                            availabilityType: "START_TIME" | "OPENING_HOURS";
                            bookable: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                            } | null;
                            bring: string[];
                            /** @enum {unknown} */
                            category: "archaeology" | "city" | "culture" | "food" | "sea" | "nature" | "adventure" | "workshop" | "rental" | "transport";
                            certificate: {
                                number: string;
                                /** Format: date */
                                until: string;
                            } | null;
                            /** @enum {unknown} */
                            confirmation: "INSTANT" | "MANUAL" | "INSTANT_THEN_MANUAL";
                            currency: string;
                            days: {
                                stops: {
                                    begin: number;
                                    included: boolean;
                                    minutes: number;
                                    note: string;
                                    place: {
                                        /** @enum {unknown} */
                                        category?: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                        id: string;
                                        kindLabel: string;
                                        lat: number;
                                        lon: number;
                                        name: string;
                                        poster: {
                                            hour?: string;
                                            scene: string;
                                            seed: string;
                                        };
                                        slug: string;
                                    } | null;
                                    title: string;
                                }[];
                                title: string;
                            }[];
                            description: string;
                            difficulty: number;
                            durationMinutes: number;
                            excludes: string[];
                            id: string;
                            includes: string[];
                            languages: string[];
                            meeting: {
                                asksAddress: boolean;
                                /** @enum {unknown} */
                                kind: "point" | "pickup";
                                lat: number;
                                lon: number;
                                name: string;
                                note: string;
                            };
                            nextDate: string | null;
                            operator: {
                                about: string;
                                colour: string;
                                company: string | null;
                                email: string | null;
                                fictional: boolean;
                                id: string;
                                languages: string[];
                                name: string;
                                phone: string | null;
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                register: {
                                    checkedOn: string | null;
                                    name: string;
                                    number: string | null;
                                };
                                slug: string;
                            };
                            options: {
                                balanceDays: number;
                                capacity: number | null;
                                cutoffMinutes: number;
                                depositBps: number;
                                durationMinutes: number;
                                groupPriceFrom: number | null;
                                id: string;
                                language: string | null;
                                maxUnits: number | null;
                                minimumDecidedHours: number;
                                minimumGroup: number;
                                /** @enum {unknown} */
                                minimumOutcome: "guaranteed" | "cancel";
                                minUnits: number;
                                name: string;
                                private: boolean;
                                units: {
                                    accompaniedBy: string[];
                                    /** Format: uuid */
                                    id: string;
                                    idRequired: boolean;
                                    maxAge: number | null;
                                    minAge: number | null;
                                    name: string;
                                    places: number;
                                    priceFrom: number | null;
                                    /** @enum {unknown} */
                                    type: "ADULT" | "YOUTH" | "CHILD" | "INFANT" | "FAMILY" | "SENIOR" | "STUDENT" | "MILITARY" | "OTHER";
                                }[];
                            }[];
                            pictures: ({
                                alt: string;
                                hour?: string;
                                /** @enum {string} */
                                kind: "poster";
                                scene: string;
                                seed: string;
                            } | {
                                alt: string;
                                credit: string;
                                file: string;
                                /** @enum {string} */
                                kind: "photo";
                                thumbhash?: string;
                            })[];
                            policy: {
                                terms: {
                                    bands: {
                                        before: {
                                            amount: number;
                                            /** @enum {unknown} */
                                            unit: "hour" | "day";
                                        };
                                        refundBps: number;
                                    }[];
                                    /** @enum {unknown} */
                                    minimum: "full" | "move_or_full";
                                    /** @enum {unknown} */
                                    weather: "full" | "move_or_full";
                                };
                                words: string[];
                            };
                            priceFrom: number | null;
                            /** @enum {unknown} */
                            pricingPer: "UNIT" | "BOOKING";
                            questions: {
                                choices: string[];
                                /** Format: uuid */
                                id: string;
                                /** @enum {unknown} */
                                kind: "text" | "choice" | "number" | "yes_no";
                                label: string;
                                perPerson: boolean;
                                required: boolean;
                            }[];
                            restrictions: string[];
                            slug: string;
                            /** @enum {unknown} */
                            state: "draft" | "submitted" | "changes_requested" | "on_sale" | "paused" | "retired";
                            summary: string;
                            title: string;
                            version: number;
                            zone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/touroperator-programs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programas por día de los planes a la venta, con sus lugares */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    operator?: string;
                    /** @description Que pasan por este lugar */
                    place?: string;
                    /** @description Identificador o nombre de la dirección del plan */
                    plan?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                days: {
                                    stops: {
                                        begin: number;
                                        included: boolean;
                                        minutes: number;
                                        note: string;
                                        place: {
                                            /** @enum {unknown} */
                                            category?: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                            id: string;
                                            kindLabel: string;
                                            lat: number;
                                            lon: number;
                                            name: string;
                                            poster: {
                                                hour?: string;
                                                scene: string;
                                                seed: string;
                                            };
                                            slug: string;
                                        } | null;
                                        title: string;
                                    }[];
                                    title: string;
                                }[];
                                operator: {
                                    colour: string;
                                    fictional: boolean;
                                    id: string;
                                    name: string;
                                    slug: string;
                                };
                                plan: {
                                    id: string;
                                    slug: string;
                                    title: string;
                                };
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/touroperator-programs/{idOrSlug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El programa por día de un plan */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    idOrSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            days: {
                                stops: {
                                    begin: number;
                                    included: boolean;
                                    minutes: number;
                                    note: string;
                                    place: {
                                        /** @enum {unknown} */
                                        category?: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                        id: string;
                                        kindLabel: string;
                                        lat: number;
                                        lon: number;
                                        name: string;
                                        poster: {
                                            hour?: string;
                                            scene: string;
                                            seed: string;
                                        };
                                        slug: string;
                                    } | null;
                                    title: string;
                                }[];
                                title: string;
                            }[];
                            operator: {
                                colour: string;
                                fictional: boolean;
                                id: string;
                                name: string;
                                slug: string;
                            };
                            plan: {
                                id: string;
                                slug: string;
                                title: string;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/touroperator-questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preguntas con sus respuestas (de los operadores) */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador o nombre de su dirección */
                    operator?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                answers: {
                                    answeredBy: string;
                                    /**
                                     * @description Quién responde: quien lleva el lugar, un visitante comprobado o la región
                                     * @enum {unknown}
                                     */
                                    badge: "owner" | "verified_visitor" | "region";
                                    body: string;
                                    /** Format: date-time */
                                    publishedAt: string;
                                }[];
                                askedBy: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar, del operador o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                /** @enum {unknown} */
                                state: "asked" | "answered" | "resolved";
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transaction/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Con qué proveedor y de qué maneras se paga aquí */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {unknown} */
                            mode: "page" | "frame";
                            modes: ("page" | "frame")[];
                            provider: string;
                            publicKey: string;
                            test: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Empieza a pagar una reserva */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        accepted: {
                            hash: string;
                            /** @enum {unknown} */
                            kind: "terms" | "privacy" | "cancellation" | "withdrawal";
                            version: number;
                        }[];
                        instalment: number;
                        /** Format: uuid */
                        key: string;
                        /** @enum {unknown} */
                        mode: "page" | "frame";
                        /** Format: uuid */
                        orderId: string;
                        payer: {
                            /** Format: email */
                            email: string;
                            name: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                holdUntil: string | null;
                                /** Format: uuid */
                                id: string;
                                reference: string;
                                /** @enum {unknown} */
                                state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                            };
                            payment: {
                                action: {
                                    /** @enum {unknown} */
                                    kind: "page" | "frame";
                                    url: string;
                                } | null;
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                captured: number;
                                card: {
                                    brand: string;
                                    last4: string;
                                } | null;
                                currency: string;
                                decline: {
                                    code: string;
                                    /** @enum {unknown} */
                                    kind: "soft" | "hard";
                                } | null;
                                /** Format: uuid */
                                id: string;
                                instalment: number;
                                refunded: number;
                                /** @enum {unknown} */
                                state: "created" | "requires_action" | "authorized" | "captured" | "declined" | "voided" | "disputed" | "won" | "lost";
                                test: boolean;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transaction/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cómo está un pago */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                holdUntil: string | null;
                                /** Format: uuid */
                                id: string;
                                reference: string;
                                /** @enum {unknown} */
                                state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                            };
                            payment: {
                                action: {
                                    /** @enum {unknown} */
                                    kind: "page" | "frame";
                                    url: string;
                                } | null;
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                captured: number;
                                card: {
                                    brand: string;
                                    last4: string;
                                } | null;
                                currency: string;
                                decline: {
                                    code: string;
                                    /** @enum {unknown} */
                                    kind: "soft" | "hard";
                                } | null;
                                /** Format: uuid */
                                id: string;
                                instalment: number;
                                refunded: number;
                                /** @enum {unknown} */
                                state: "created" | "requires_action" | "authorized" | "captured" | "declined" | "voided" | "disputed" | "won" | "lost";
                                test: boolean;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transaction/{id}/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pregunta al proveedor cómo está un pago */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-order-pin"?: string;
                    "vereda-order-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                holdUntil: string | null;
                                /** Format: uuid */
                                id: string;
                                reference: string;
                                /** @enum {unknown} */
                                state: "held" | "confirmed" | "lapsed" | "released" | "cancelled";
                            };
                            payment: {
                                action: {
                                    /** @enum {unknown} */
                                    kind: "page" | "frame";
                                    url: string;
                                } | null;
                                amount: number;
                                /** Format: date-time */
                                at: string;
                                captured: number;
                                card: {
                                    brand: string;
                                    last4: string;
                                } | null;
                                currency: string;
                                decline: {
                                    code: string;
                                    /** @enum {unknown} */
                                    kind: "soft" | "hard";
                                } | null;
                                /** Format: uuid */
                                id: string;
                                instalment: number;
                                refunded: number;
                                /** @enum {unknown} */
                                state: "created" | "requires_action" | "authorized" | "captured" | "declined" | "voided" | "disputed" | "won" | "lost";
                                test: boolean;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned-comments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comentarios con su calificación (de los viajes) */
        get: {
            parameters: {
                query: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador */
                    trip: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            items: {
                                author: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar, del operador o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                rating: number;
                                reply: {
                                    /** Format: date-time */
                                    at: string;
                                    body: string;
                                } | null;
                                scores: {
                                    access?: number;
                                    as_described?: number;
                                    organisation?: number;
                                    safety?: number;
                                    service?: number;
                                    value?: number;
                                };
                                title: string | null;
                                /** @description 0 cuenta, 1 correo, 2 cotización respondida, 3 presencia en el lugar, 4 reserva cumplida */
                                verification: number;
                                visitedOn: string | null;
                            }[];
                            /** @description Nulo con menos de 5 comentarios */
                            mean: number | null;
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned-photos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fotos publicadas (de los viajes) */
        get: {
            parameters: {
                query: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador */
                    trip: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                alt: string;
                                author: string;
                                /** @description La misma foto, de menor a mayor */
                                files: {
                                    height: number;
                                    type: string;
                                    url: string;
                                    width: number;
                                }[];
                                id: string;
                                licence: string;
                                /** @description Identificador del lugar o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                takenOn: string | null;
                                /** @description ThumbHash en Base64, para pintar antes de que llegue el archivo */
                                thumbhash: string | null;
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned-questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preguntas con sus respuestas (de los viajes) */
        get: {
            parameters: {
                query: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador */
                    trip: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                answers: {
                                    answeredBy: string;
                                    /**
                                     * @description Quién responde: quien lleva el lugar, un visitante comprobado o la región
                                     * @enum {unknown}
                                     */
                                    badge: "owner" | "verified_visitor" | "region";
                                    body: string;
                                    /** Format: date-time */
                                    publishedAt: string;
                                }[];
                                askedBy: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar, del operador o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                /** @enum {unknown} */
                                state: "asked" | "answered" | "resolved";
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Viajes públicos, los más nuevos primero */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                days: number;
                                id: string;
                                /** Format: date-time */
                                publishedAt: string;
                                /** Format: date */
                                startDate: string;
                                stops: number;
                                title: string;
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un viaje público, o uno cualquiera con su secreto */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        plan?: {
                                            booking?: string | null;
                                            departureId: string;
                                            lat: number;
                                            lon: number;
                                            meals?: ("lunch" | "dinner")[];
                                            meeting: string;
                                            part?: {
                                                day: number;
                                                of: number;
                                            };
                                            photo?: string;
                                            planId: string;
                                            poster?: {
                                                hour?: string;
                                                scene: string;
                                                seed: string;
                                            };
                                            slug: string;
                                            title: string;
                                        };
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                unplaced?: string[];
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Guarda un viaje y entrega sus dos secretos, por única vez */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        document: {
                            copiedFrom?: string;
                            days: {
                                /** Format: date */
                                date: string;
                                stops: {
                                    begin: number;
                                    id: string;
                                    /** @enum {unknown} */
                                    meal?: "lunch" | "dinner";
                                    minutes: number;
                                    note?: string;
                                    place: string | null;
                                    plan?: {
                                        booking?: string | null;
                                        departureId: string;
                                        lat: number;
                                        lon: number;
                                        meals?: ("lunch" | "dinner")[];
                                        meeting: string;
                                        part?: {
                                            day: number;
                                            of: number;
                                        };
                                        photo?: string;
                                        planId: string;
                                        poster?: {
                                            hour?: string;
                                            scene: string;
                                            seed: string;
                                        };
                                        slug: string;
                                        title: string;
                                    };
                                    /** @enum {unknown} */
                                    state: "placed" | "locked" | "booked" | "broken";
                                }[];
                                title?: string;
                            }[];
                            title: string;
                            unplaced?: string[];
                            wish: {
                                avoid: string[];
                                /** @description minor units for the whole party, entries only */
                                budget?: number;
                                days: number;
                                /** @description minutes */
                                earliest: number;
                                end?: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                interests: {
                                    archaeology?: number;
                                    beach?: number;
                                    faith?: number;
                                    food?: number;
                                    history?: number;
                                    markets?: number;
                                    museums?: number;
                                    nature?: number;
                                    views?: number;
                                };
                                knownHoursOnly: boolean;
                                /** @description minutes */
                                latest: number;
                                must: string[];
                                needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                /** @enum {unknown} */
                                pace: "calm" | "balanced" | "full";
                                party: {
                                    adults: number;
                                    children: number;
                                    seniors: number;
                                };
                                start?: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                /** Format: date */
                                startDate: string;
                            };
                        };
                        /** @description UUID al azar hecho por el navegador; si se repite antes de usar el secreto para editar, la respuesta es la misma. Es tan secreto como ellos. */
                        uuid: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            editSecret: string;
                            id: string;
                            shareToken: string;
                            version: number;
                        };
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            editSecret: string;
                            id: string;
                            shareToken: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un viaje guardado, con el secreto para editar o para ver */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        plan?: {
                                            booking?: string | null;
                                            departureId: string;
                                            lat: number;
                                            lon: number;
                                            meals?: ("lunch" | "dinner")[];
                                            meeting: string;
                                            part?: {
                                                day: number;
                                                of: number;
                                            };
                                            photo?: string;
                                            planId: string;
                                            poster?: {
                                                hour?: string;
                                                scene: string;
                                                seed: string;
                                            };
                                            slug: string;
                                            title: string;
                                        };
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                unplaced?: string[];
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Guarda los cambios de un viaje */
        put: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        document: {
                            copiedFrom?: string;
                            days: {
                                /** Format: date */
                                date: string;
                                stops: {
                                    begin: number;
                                    id: string;
                                    /** @enum {unknown} */
                                    meal?: "lunch" | "dinner";
                                    minutes: number;
                                    note?: string;
                                    place: string | null;
                                    plan?: {
                                        booking?: string | null;
                                        departureId: string;
                                        lat: number;
                                        lon: number;
                                        meals?: ("lunch" | "dinner")[];
                                        meeting: string;
                                        part?: {
                                            day: number;
                                            of: number;
                                        };
                                        photo?: string;
                                        planId: string;
                                        poster?: {
                                            hour?: string;
                                            scene: string;
                                            seed: string;
                                        };
                                        slug: string;
                                        title: string;
                                    };
                                    /** @enum {unknown} */
                                    state: "placed" | "locked" | "booked" | "broken";
                                }[];
                                title?: string;
                            }[];
                            title: string;
                            unplaced?: string[];
                            wish: {
                                avoid: string[];
                                /** @description minor units for the whole party, entries only */
                                budget?: number;
                                days: number;
                                /** @description minutes */
                                earliest: number;
                                end?: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                interests: {
                                    archaeology?: number;
                                    beach?: number;
                                    faith?: number;
                                    food?: number;
                                    history?: number;
                                    markets?: number;
                                    museums?: number;
                                    nature?: number;
                                    views?: number;
                                };
                                knownHoursOnly: boolean;
                                /** @description minutes */
                                latest: number;
                                must: string[];
                                needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                /** @enum {unknown} */
                                pace: "calm" | "balanced" | "full";
                                party: {
                                    adults: number;
                                    children: number;
                                    seniors: number;
                                };
                                start?: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                /** Format: date */
                                startDate: string;
                            };
                        };
                        /** @description La versión sobre la que se hizo el cambio */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        plan?: {
                                            booking?: string | null;
                                            departureId: string;
                                            lat: number;
                                            lon: number;
                                            meals?: ("lunch" | "dinner")[];
                                            meeting: string;
                                            part?: {
                                                day: number;
                                                of: number;
                                            };
                                            photo?: string;
                                            planId: string;
                                            poster?: {
                                                hour?: string;
                                                scene: string;
                                                seed: string;
                                            };
                                            slug: string;
                                            title: string;
                                        };
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                unplaced?: string[];
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Pone un viaje en la papelera por 30 días */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        plan?: {
                                            booking?: string | null;
                                            departureId: string;
                                            lat: number;
                                            lon: number;
                                            meals?: ("lunch" | "dinner")[];
                                            meeting: string;
                                            part?: {
                                                day: number;
                                                of: number;
                                            };
                                            photo?: string;
                                            planId: string;
                                            poster?: {
                                                hour?: string;
                                                scene: string;
                                                seed: string;
                                            };
                                            slug: string;
                                            title: string;
                                        };
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                unplaced?: string[];
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/export.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El viaje como mapa (GeoJSON) */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/export.gpx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El viaje como ruta para GPS (GPX 1.1) */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/export.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El viaje como calendario (iCalendar) */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cambia el estado de un viaje */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        plan?: {
                                            booking?: string | null;
                                            departureId: string;
                                            lat: number;
                                            lon: number;
                                            meals?: ("lunch" | "dinner")[];
                                            meeting: string;
                                            part?: {
                                                day: number;
                                                of: number;
                                            };
                                            photo?: string;
                                            planId: string;
                                            poster?: {
                                                hour?: string;
                                                scene: string;
                                                seed: string;
                                            };
                                            slug: string;
                                            title: string;
                                        };
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                unplaced?: string[];
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cambia el enlace para compartir */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            shareToken: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Problem details (RFC 9457) */
        Problem: {
            /**
             * @description Estable, para programas
             * @example bad_request
             * @example invalid
             * @example app_token_missing
             * @example app_token_wrong
             * @example token_missing
             * @example session_ended
             * @example forbidden
             * @example foreign_page
             * @example second_factor_needed
             * @example not_found
             * @example method_not_allowed
             * @example too_large
             * @example address_too_long
             * @example unsupported_media_type
             * @example image_kind
             * @example image_broken
             * @example image_moves
             * @example image_too_big
             * @example rate_limited
             * @example unavailable
             * @example internal
             */
            code: string;
            /** @description Español, para mostrar a la persona */
            detail: string;
            issues: {
                code: string;
                message: string;
                path: string;
            }[];
            requestId: string;
            status: number;
            title: string;
            /** @example urn:vereda:error:not_found */
            type: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
